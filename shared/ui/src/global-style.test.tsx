/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontStyle, GlobalStyle } from './global-style.tsx';

function rules() {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

it('serves its fonts for Latin and Arabic from its own files', () => {
  expect([...fontStyle.matchAll(/src:\s*url\('?([^')]*)/g)].map((match) => match[1])).toEqual([
    'rubik-latin-wght-normal.woff2',
    'rubik-latin-ext-wght-normal.woff2',
    'rubik-arabic-wght-normal.woff2',
  ]);
});

it('changes no style sheet with fonts when components are new, so that no text is laid out again', () => {
  expect(rules()).not.toContain('@font-face');
});

it('follows the system without a chosen theme, and respects reduced motion', () => {
  expect(rules()).toMatch(/:root\s*{\s*color-scheme:\s*light dark/);
  expect(rules()).toMatch(/:root\[data-theme='dark'\]\s*{\s*color-scheme:\s*dark/);
  expect(rules()).toMatch(/--ink:\s*light-dark\(/);
  // A short transition is one all the same: a carousel measured its slides before the move that it had just undone.
  expect(rules()).toMatch(/prefers-reduced-motion:\s*reduce[^@]*transition:\s*none\s*!important/);
  // What is drawn or pops up stands there at once.
  expect(rules()).toMatch(/prefers-reduced-motion:\s*reduce[^@]*animation-duration:\s*0\.01ms\s*!important/);
  expect(rules()).toMatch(/prefers-reduced-motion:\s*reduce[^@]*animation-delay:\s*0s\s*!important/);
});

it('scrolls the focused element clear of the header and of the bottom navigation', () => {
  expect(rules()).toMatch(/scroll-padding-block:\s*6rem var\(--bottom-navigation/);
});
