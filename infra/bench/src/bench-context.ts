import type { Browser } from '@playwright/test';
import type { Stack } from '@souk/stack/stack';
import type { Settings } from '@souk/tooling/settings';
import type { KnownVisitor } from './browser/visitor.ts';
import type { VariantName } from './variants/prepare-variant.ts';
import type { RunningVariant } from './variants/start-variant.ts';

/** What every part of the bench is given. */
export interface BenchBasics {
  /** How often each timed thing is measured. */
  rounds: number;
  /** The same numbers in every run. */
  random: () => number;
  searchEngine: Settings['searchEngine'];
  /** Looks at the machine between two rounds. */
  sample(): Promise<void>;
  say(text: string): void;
  stop: AbortSignal;
}

/** And what those that measure pages need besides. */
export interface BenchContext extends BenchBasics {
  stack: Stack;
  /** The folder of the stack's releases. */
  releases: string;
  /** The same sources as one application, or as an ordinary federation; built and started when it is first asked for. */
  variant(name: VariantName): Promise<RunningVariant>;
  browser: Browser;
  visitor: KnownVisitor;
}
