/** What a person recognises a device by; null where nothing is said. */
export interface Device {
  /** Null for what is no browser, such as a script. */
  browser: string | null;
  system: string | null;
}

/** The first that fits counts: most browsers name others beside themselves. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bDdg\/|\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  // HeadlessChrome too.
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
/** Programs that fetch pages, some of which name a browser beside themselves. */
const PROGRAM = /bot\b|crawl|spider|^(?!Mozilla\/|Opera\/)/i;
/** More no browser sends; patterns are not run over longer texts. */
const MAX_USER_AGENT_CHARACTERS = 512;

/** The names of a browser and its system, of all that its user agent says. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_CHARACTERS);
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: PROGRAM.test(text) ? null : nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
