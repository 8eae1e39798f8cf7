import type { Readable } from './readable.ts';

/** How the pages look and in which language they speak; since 1.7.0. The host remembers both in this browser (I18-1 to I18-4). */
export interface PreferenceServices {
  theme: Readable<'light' | 'dark'>;
  setTheme(theme: 'light' | 'dark'): void;
  /** Asks, then loads the page again in the language (I18-2). */
  changeLanguage(code: string): Promise<void>;
}

/** Push messages while no page is open; since 1.7.0 (PSH-6). */
export interface PushServices {
  /** What the customer has answered; `unable` where the browser does not support such messages, or none are sent. */
  permission: Readable<'default' | 'granted' | 'denied' | 'unable'>;
  /** Whether they come to this browser: it allows them, and the customer has not turned them off here; since 1.8.0. */
  isOn: Readable<boolean>;
  /** Turns them on; has the browser ask the customer where it has not, and says with a toast what came of it. */
  ask(): Promise<void>;
  /** Turns them off in this browser, until they are turned on again, and shows a toast; since 1.8.0. */
  turnOff(): Promise<void>;
}
