import type { Composition } from './composition.ts';

/** The marketplace's own mark: an archway of the old market with a lamp in it. */
export const soukMark = (): Composition => ({
  name: 'brand/souk',
  width: 960,
  height: 960,
  backdrop: `<defs><linearGradient id="arch" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f08a4b"/><stop offset="1" stop-color="#c4372f"/></linearGradient></defs>
    <rect width="960" height="960" rx="220" fill="url(#arch)"/>
    <path d="M220 780 V470 C220 300 350 250 480 150 C610 250 740 300 740 470 V780 H610 V490 C610 400 540 370 480 320 C420 370 350 400 350 490 V780 Z" fill="#fff7ec"/>
    <circle cx="480" cy="560" r="62" fill="#ffd36b"/>`,
  things: [],
  shadows: false,
});
