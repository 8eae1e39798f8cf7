/** Draws the same without a window of its own, for much less of a processor; only what it keeps of a history is less. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where systems have a Chromium, the one that is preferred first. */
export const SYSTEM_CHROMIUMS: readonly string[] = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
