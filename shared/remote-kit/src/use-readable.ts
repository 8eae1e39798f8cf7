import { useSyncExternalStore } from 'react';
import type { Readable } from '@souk/contracts';

/** The current value of something that the shell owns; the component follows its changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.serverValue ?? readable.get);
}
