import type { Settings } from '@souk/tooling/settings';
import type { Progress } from '../progress.ts';

/** What all parts of a stack are started with. */
export interface Startup {
  settings: Settings;
  progress: Progress;
  /** The address to listen on. */
  host: string;
  /** Aborted when the stack ends or its start fails. */
  ending: AbortSignal;
  /** Closes a part with the stack, before those that were started earlier. */
  closeLater<T extends { close(): Promise<void> }>(part: T): T;
}
