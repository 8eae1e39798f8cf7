import { getNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';
import { bottomNavigationHeight } from './bottom-bar.ts';
import { FALLBACK_FAMILIES, FONT_FACES } from './fonts/font-faces.ts';
import './overlays/style-nonce.ts';
import { palette } from './palette.ts';
import type { ColorName, Shade } from './palette.ts';
import { colorVariable, media, tokens } from './tokens.ts';

const colours = (Object.entries(palette) as [ColorName, Shade][]) // Object.entries loses the key types of a constant
  .map(([name, { light, dark }]) => `${colorVariable(name)}: light-dark(${light}, ${dark});`)
  .join('\n');

const FAMILY = `'Rubik Variable', ${FALLBACK_FAMILIES.map((name) => `'${name}'`).join(', ')}, system-ui, 'Segoe UI', 'Noto Sans Arabic', sans-serif`;

const VARIABLES = `
  :root {
    color-scheme: light dark;
    ${colours}
    --font: ${FAMILY};
    --type-display: 700 clamp(2rem, 1.4rem + 2.9vw, 3.5rem) / 1.08 var(--font);
    --type-headline: 650 clamp(1.25rem, 0.9375rem + 1.5vw, 2.125rem) / 1.2 var(--font);
    --type-title: 600 clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem) / 1.3 var(--font);
    --type-subtitle: 550 1.0625rem / 1.4 var(--font);
    --type-body: 400 1rem / 1.55 var(--font);
    --type-body-strong: 550 1rem / 1.4 var(--font);
    --type-small: 400 0.875rem / 1.5 var(--font);
    --type-small-strong: 550 0.875rem / 1.4 var(--font);
    --type-caption: 400 0.8125rem / 1.4 var(--font);
    --type-caption-strong: 550 0.8125rem / 1.3 var(--font);
    --shadow-s: 0 1px 2px ${tokens.color.shade}, 0 2px 6px -2px ${tokens.color.shade};
    --shadow-m: 0 2px 6px -1px ${tokens.color.shade}, 0 8px 20px -6px ${tokens.color.shade};
    --shadow-l: 0 8px 20px -6px ${tokens.color.shade}, 0 24px 56px -12px ${tokens.color.shade};
  }
`;

/** Arabic letters reach higher and lower than Latin ones. */
const ARABIC_TYPE = `
  :root:lang(ar) {
    --type-display: 700 clamp(2rem, 1.4rem + 2.9vw, 3.5rem) / 1.3 var(--font);
    --type-headline: 650 clamp(1.25rem, 0.9375rem + 1.5vw, 2.125rem) / 1.4 var(--font);
    --type-title: 600 clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem) / 1.5 var(--font);
    --type-body: 400 1rem / 1.7 var(--font);
  }
`;

const RESET = `
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 6rem ${bottomNavigationHeight}; }
  body {
    min-block-size: 100dvb;
    background: ${tokens.color.ground};
    color: ${tokens.color.ink};
    font: ${tokens.type.body};
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font: ${tokens.type.title}; text-wrap: balance; }
  h1 { font: ${tokens.type.headline}; letter-spacing: -0.01em; }
  :lang(ar) { letter-spacing: normal !important; }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video, canvas { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  a { color: inherit; text-decoration: none; }
  fieldset { min-inline-size: 0; padding: 0; border: 0; }
  [hidden] { display: none !important; }
  [tabindex='-1']:focus { outline: none; }
  :focus-visible { outline: 3px solid ${tokens.color.focus}; outline-offset: 2px; }
  ::selection { background: ${tokens.color.accent}; color: ${tokens.color.onAccent}; }

`;

/**
 * What dialogs set on the body to lock the page is inherited, so that all of the page would be styled again. It is covered
 * while one is open: nothing of it can be pressed.
 */
const BEHIND_DIALOGS = `
  body { pointer-events: auto !important; --removed-body-scroll-bar-size: 0px !important; }
`;

/** Transitions are none, not just short: what sets a transform and measures at once would measure the place before it. */
const REDUCED_MOTION = `
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Indentation is left out: every page has these rules in its HTML. */
const rules = [FONT_FACES, VARIABLES, ARABIC_TYPE, RESET, BEHIND_DIALOGS, REDUCED_MOTION]
  .join('')
  .replaceAll(/\s*\n\s*/g, '');

const ID = 'souk-global';

/** The style element of {@link GlobalStyle}, for the head of a page that a server renders: before what styles components. */
export const globalStyle = `<style id="${ID}">${rules}</style>`;

/**
 * Fonts, variables and the reset: rendered once per page, by the owner of the page. A server adds {@link globalStyle}.
 * `<html data-theme="light|dark">` chooses the theme; without it the system's preference does.
 *
 * They have a style element that never changes, not one of styled-components: a browser lays out all text again after any change
 * of a style sheet that has fonts in it, and would parse the rules once more in script.
 */
export function GlobalStyle() {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return;
    const style = document.createElement('style');
    style.id = ID;
    style.nonce = getNonce() ?? '';
    style.textContent = rules;
    document.head.prepend(style);
  }, []);
  return null;
}
