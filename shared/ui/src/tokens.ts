import { palette } from './palette.ts';
import type { ColorName } from './palette.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `accentSoft` → `--accent-soft`. */
export const colorVariable = (name: ColorName): `--${string}` => `--${kebab(name)}`;

const names = Object.keys(palette) as ColorName[]; // Object.keys loses the key types of a constant

/** The widths in pixels at which the layout changes (CON-3). */
export const BREAKPOINTS = { from600: 600, from670: 670, from999: 999, from1180: 1180 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media queries, narrow first: `${media.from999} { … }`. */
export const media = {
  from600: '@media (min-width: 600px)',
  from670: '@media (min-width: 670px)',
  from999: '@media (min-width: 999px)',
  from1180: '@media (min-width: 1180px)',
  hover: '@media (hover: hover)',
  /** A window so low, such as one at 400 % zoom, that what stands fast at its edges would leave no room. */
  low: '@media (max-height: 400px)',
  touch: '@media (hover: none) and (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Design tokens. Colours are CSS variables, so that theme and module change without a render. */
export const tokens = {
  color: Object.fromEntries(names.map((name) => [name, `var(${colorVariable(name)})`])) as Record<
    ColorName,
    string
  >,
  /** Multiples of 4 px: `space[4]` is 16 px. `gutter` is the page's side margin, `section` stands between sections. */
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    gutter: 'clamp(1rem, 0.25rem + 3.2vw, 2.5rem)',
    section: 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)',
  },
  /** `arch` is the brand's window: round above, on a flat sill. */
  radius: { s: '8px', m: '12px', l: '16px', xl: '24px', round: '999px', arch: '999px 999px 0 0' },
  /** Whole `font` shorthands: `font: ${tokens.type.title}`. */
  type: {
    display: 'var(--type-display)',
    headline: 'var(--type-headline)',
    title: 'var(--type-title)',
    subtitle: 'var(--type-subtitle)',
    body: 'var(--type-body)',
    bodyStrong: 'var(--type-body-strong)',
    small: 'var(--type-small)',
    smallStrong: 'var(--type-small-strong)',
    caption: 'var(--type-caption)',
    captionStrong: 'var(--type-caption-strong)',
  },
  shadow: { s: 'var(--shadow-s)', m: 'var(--shadow-m)', l: 'var(--shadow-l)' },
  /** What lies above what. */
  layer: { raised: 1, header: 20, overlay: 100, menu: 200, toast: 300 },
  motion: { fast: '120ms ease-out', calm: '220ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  width: { page: '1240px', popup: '459px', cart: '420px' },
} as const;
