/** What became of a means to be faster. */
type Result = 'kept' | 'dropped' | 'not tried';

export interface Means {
  what: string;
  result: Result;
  /** The result, or the reason why it was not measured. */
  found: string;
  /** The number of the decision record that says more; null: there is none. */
  decision: string | null;
}

/** Every means that was thought of, and what became of it. The report shows it; docs/benchmarks.md refers to it. */
export const MEANS: readonly Means[] = [
  {
    what: 'First screen rendered by the edge, off the request path and cached',
    result: 'kept',
    found: 'In the trial the first paint on a slow phone came after 0.6 s instead of 2.8 s.',
    decision: '0076',
  },
  {
    what: 'Content rendered by the releases of remotes, and hydrated',
    result: 'kept',
    found: 'A home makes no call of the API before its first screen is complete, instead of ten.',
    decision: '0077',
  },
  {
    what: 'Sections of a home rendered beyond the first two',
    result: 'dropped',
    found: 'Pages of 170 kB.',
    decision: '0077',
  },
  {
    what: 'Rendering inside the request, with a deadline',
    result: 'dropped',
    found: 'Cold renders take 420 to 530 ms and miss it.',
    decision: '0076',
  },
  {
    what: 'Dialogs, drawers, menus, carousels and tabs out of the first load',
    result: 'kept',
    found: '30.6 kB less of the first load.',
    decision: '0080',
  },
  {
    what: 'The host’s own dialogs and drawers as one part',
    result: 'kept',
    found: '8.4 kB less.',
    decision: '0080',
  },
  {
    what: 'Product and orders apart from the shared storefront',
    result: 'kept',
    found: '12.3 kB less.',
    decision: '0080',
  },
  { what: 'Without react-i18next', result: 'kept', found: '1.6 kB less.', decision: '0080' },
  {
    what: 'Pictures outside of the window wait for the host’s script',
    result: 'dropped',
    found: 'The script was there 0.3 s earlier, the first tap 0.1 s: the processor decides from there on.',
    decision: '0104',
  },
  {
    what: 'Pictures 96 pixels wide for icons, and the logo in the width that is shown',
    result: 'kept',
    found:
      '25 kB less before the host’s script is there: 90 ms at 1.6 Mbps (medians of 5 loads of a home of food each).',
    decision: null,
  },
  {
    what: 'Service worker registered three seconds after the page is drawn',
    result: 'kept',
    found: '54 requests and 400 ms of processor time no longer compete with the hydration of a first visit.',
    decision: '0048',
  },
  {
    what: 'Every initial chunk among the preloads',
    result: 'kept',
    found: 'One shared chunk of 2.3 kB was missing, and cost a round trip.',
    decision: '0080',
  },
  {
    what: 'Other minifiers and options',
    result: 'dropped',
    found: '0.4 kB at the most.',
    decision: '0080',
  },
  {
    what: 'Telemetry, stream of revisions and offline reading after the first paint',
    result: 'dropped',
    found: '0.3 to 1.9 kB each.',
    decision: '0080',
  },
  {
    what: 'Icons of the first screen alone; fields and ratings as a door of their own',
    result: 'dropped',
    found: '2.3 kB and 1.1 kB.',
    decision: '0080',
  },
  {
    what: 'Federation without its snapshots and descriptions of errors',
    result: 'dropped',
    found: '2.6 kB, by aliases into its files.',
    decision: '0080',
  },
  {
    what: 'XMLHttpRequest itself in place of axios',
    result: 'kept',
    found: '13.7 kB less.',
    decision: '0102',
  },
  {
    what: 'Texts found without i18next',
    result: 'kept',
    found: '11.6 kB less.',
    decision: '0103',
  },
  {
    what: 'Scripts that wait for the first screen',
    result: 'kept',
    found: 'The largest paint of a home after 0.87 s instead of 1.2 s; scripts are there as soon as before.',
    decision: '0104',
  },
  {
    what: 'Fonts in a style element that no component changes',
    result: 'kept',
    found: 'A home is laid out as a whole once while it loads instead of four times.',
    decision: '0104',
  },
  {
    what: 'Variables and the reset in that style element',
    result: 'kept',
    found: 'They were parsed again in the browser, for 4 to 14 ms of processor time.',
    decision: '0104',
  },
  {
    what: 'Numbers written without Intl',
    result: 'kept',
    found: 'A browser’s first number format takes 18 to 26 ms of processor time; a home makes none.',
    decision: '0110',
  },
  {
    what: 'No time of day for items that are there all day',
    result: 'kept',
    found: 'A browser’s first date format takes 25 to 45 ms; homes of such items make none.',
    decision: '0110',
  },
  {
    what: 'One subscription to the settings for all prices of a tree',
    result: 'kept',
    found: 'More than a hundred observers and timers less on a home.',
    decision: '0110',
  },
  {
    what: 'Texts of the language of the page alone',
    result: 'kept',
    found:
      '4.8 kB less of the first load; a page in Arabic preloads 4.7 kB for the host and 3.9 kB for food.',
    decision: '0112',
  },
  {
    what: 'Icons drawn from shapes, without names and keys',
    result: 'kept',
    found: '2.8 kB less.',
    decision: '0112',
  },
  {
    what: 'What shows pushes, previews, drawers and dialogs with their texts, when it is needed',
    result: 'kept',
    found: '1.5 kB less.',
    decision: '0112',
  },
  {
    what: 'Containers of webpack in place of a federation runtime of its own',
    result: 'kept',
    found: '23.1 kB less, 4.1 kB of them in the entry of each remote.',
    decision: '0113',
  },
  {
    what: 'Storefront shared by exact content',
    result: 'kept',
    found: 'A further module brings 12 to 15 kB of its own.',
    decision: '0003',
  },
  {
    what: 'First files of a module fetched when somebody points at it',
    result: 'kept',
    found:
      'A switch to a module never seen takes 518 ms, and 571 ms without pointing (medians of 30, slow line, processor four times slower).',
    decision: null,
  },
  {
    what: 'First screen of a home that is switched to before the sections below it',
    result: 'kept',
    found:
      'A switch to grocery, seen before, takes 457 ms instead of 608 (medians of 7, processor four times slower).',
    decision: '0116',
  },
  {
    what: 'Remotes that stay hidden after they were left',
    result: 'kept',
    found:
      'A switch to a module seen before takes 1.04 times a route change inside one module instead of 1.27 (medians of 30 and 15, interleaved).',
    decision: '0119',
  },
  {
    what: 'Font files with the letters and weights of Souk’s own texts',
    result: 'kept',
    found:
      '12 kB less before the scripts, 23 kB in Arabic. The first tap that works after 3,119 ms instead of 3,185 (medians of 12).',
    decision: '0109',
  },
  {
    what: 'Fonts preloaded in the header of the page in place of its head',
    result: 'kept',
    found:
      'Scripts are there 0.1 s earlier, and the first tap that works comes after 3,119 ms instead of 3,404 (medians of 12).',
    decision: '0109',
  },
  {
    what: 'No preload of fonts on slow lines',
    result: 'dropped',
    found: 'A browser that was nowhere yet says 1.4 Mbit/s on every line.',
    decision: '0109',
  },
  {
    what: 'The logo and the icons of modules as lazy pictures',
    result: 'dropped',
    found:
      'The font was there earlier and the first paint was not; the scripts came 0.17 s later, the largest paint 0.1 s (medians of 10).',
    decision: null,
  },
  {
    what: 'Vendor parts of the host under names by content',
    result: 'not tried',
    found: 'Addresses of files belong to one release; kill and integrity go by them.',
    decision: '0093',
  },
  {
    what: 'AVIF where it is smaller',
    result: 'dropped',
    found:
      'At equal likeness 16 to 26 % smaller at 240 pixels and 24 to 37 % at 480; encoding takes 43 to 57 times the processor time.',
    decision: '0100',
  },
  {
    what: 'Answers of the API cached by zone, module and language',
    result: 'not tried',
    found:
      'No call is made before a home’s first screen is complete, and rendered pages are cached with their answers. The lists below depend on stock, which every order changes.',
    decision: '0077',
  },
  {
    what: 'A page compressed once, with gaps for what differs between its responses',
    result: 'kept',
    found:
      'One edge hands out 1.1 cached homes for each static file instead of 0.2, and a home has 31.9 kB instead of 33.9.',
    decision: '0121',
  },
  {
    what: 'Public responses of the API compressed once for all who get the same',
    result: 'kept',
    found:
      'Of 12.2 ms of processor time for a list of 50 items 4.6 are left. The slowest call takes 1.5 to 1.8 times its queries, instead of 2.7 to 3.',
    decision: '0122',
  },
  {
    what: 'Small files of releases in the memory of edges',
    result: 'kept',
    found:
      'A rollback reaches 200 pages within 778 ms instead of 916, half of them within 331 instead of 532.',
    decision: '0123',
  },
  {
    what: 'Early Hints',
    result: 'not tried',
    found:
      'nginx passes them on from 1.29, and 1.28 is pinned. They would help pages that wait for their rendering.',
    decision: '0100',
  },
  {
    what: 'Compression dictionaries between releases',
    result: 'kept',
    found:
      'A repeat visit fetches 12.2 % of a cold one after a release of the host instead of 65.3 %, and 6.8 % after one of food instead of 12.3 %. Chromium alone takes it.',
    decision: '0120',
  },
  {
    what: 'HTTP/2 in the nginx of infra/deploy',
    result: 'kept',
    found: 'With TLS, which browsers need for it. Loads have not been timed with it.',
    decision: '0100',
  },
];
