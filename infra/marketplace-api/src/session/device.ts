/** A device as a person recognises it; null where it is unknown. */
export interface Device {
  /** Null for programs other than browsers, such as scripts. */
  browser: string | null;
  system: string | null;
}

/** The first match counts: most browsers name others as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bDdg\/|\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  // Also HeadlessChrome.
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
/** Programs that load pages, some of which also name a browser. */
const PROGRAM = /bot\b|crawl|spider|^(?!Mozilla\/|Opera\/)/i;
/** Longer texts are not from browsers, and patterns are not run on them. */
const MAX_USER_AGENT_CHARACTERS = 512;

/** The names of browser and system in a user agent. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_CHARACTERS);
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: PROGRAM.test(text) ? null : nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
