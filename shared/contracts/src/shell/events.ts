import type { PushMessage } from '../api/index.ts';
import type { PickedLocation } from './services.ts';

/** Everything that is said on the event bus: past tense, small, and true when it is said. */
export interface ShellEvents {
  'session:changed': { status: 'guest' | 'customer' };
  'session:expired': { hadToken: boolean };
  /** In every tab, also after one was frozen or closed meanwhile. A session that expired is no sign-out (SES-14). */
  'session:signed-out': Record<string, never>;
  'location:changed': { location: PickedLocation | null };
  'module:changed': { moduleId: number | null };
  'language:changed': { language: string; direction: 'ltr' | 'rtl' };
  'theme:changed': { theme: 'light' | 'dark' };
  'cart:changed': { count: number };
  /** Something was pushed to the customer (PSH-1); each once per tab. */
  'push:received': { message: PushMessage };
  /** The first time that a page loads a release; milliseconds until its code stood. */
  'release:loaded': { remote: string; version: string; milliseconds: number };
  'release:armed': { remote: string; version: string; revision: number };
  /** `assigned` is the release that the visitor was given; another one is shown where that one failed. */
  'release:shown': {
    remote: string;
    version: string;
    assigned: string;
    revision: number;
    /** What it took to load and mount it. */
    milliseconds: number;
  };
  'release:failed': {
    remote: string;
    version: string;
    assigned: string;
    stage: 'load' | 'mount' | 'render' | 'script' | 'hydration';
    reason: string;
  };
}

export type ShellEventName = keyof ShellEvents;
