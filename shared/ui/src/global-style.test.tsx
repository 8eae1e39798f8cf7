import { render } from '@testing-library/react';
import { globalStyle, GlobalStyle } from './global-style.tsx';

const rulesOfPage = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);

afterEach(() => {
  document.head.replaceChildren();
});

it('serves its fonts for Latin and Arabic from its own files', () => {
  expect([...globalStyle.matchAll(/src:\s*url\('?([^')]*)/g)].map((match) => match[1])).toEqual([
    'rubik-latin-wght-normal.woff2',
    'rubik-latin-ext-wght-normal.woff2',
    'rubik-arabic-wght-normal.woff2',
    'rubik-latin-basic.woff2',
    'rubik-arabic-basic.woff2',
  ]);
});

it('stands before the styles of components, once, whether a server wrote it or not', () => {
  document.head.innerHTML = '<style>.component{}</style>';
  render(<GlobalStyle />);
  render(<GlobalStyle />);
  const [first, ...others] = rulesOfPage();
  expect(`<style id="souk-global">${first}</style>`).toBe(globalStyle);
  expect(others).toEqual(['.component{}']);
});

it('leaves what a server wrote as it is, so that nothing is laid out again', () => {
  document.head.innerHTML = globalStyle;
  const written = document.head.firstChild;
  render(<GlobalStyle />);
  expect([...document.head.childNodes]).toEqual([written]);
});

it('follows the system without a chosen theme, and respects reduced motion', () => {
  expect(globalStyle).toMatch(/:root\s*{\s*color-scheme:\s*light dark/);
  expect(globalStyle).toMatch(/:root\[data-theme='dark'\]\s*{\s*color-scheme:\s*dark/);
  expect(globalStyle).toMatch(/--ink:\s*light-dark\(/);
  // A short transition is one all the same: a carousel measured its slides before the move that it had just undone.
  expect(globalStyle).toMatch(/prefers-reduced-motion:\s*reduce[^@]*transition:\s*none\s*!important/);
  // What is drawn or pops up stands there at once.
  expect(globalStyle).toMatch(
    /prefers-reduced-motion:\s*reduce[^@]*animation-duration:\s*0\.01ms\s*!important/,
  );
  expect(globalStyle).toMatch(/prefers-reduced-motion:\s*reduce[^@]*animation-delay:\s*0s\s*!important/);
});

it('scrolls the focused element clear of the header and of the bottom navigation', () => {
  expect(globalStyle).toMatch(/scroll-padding-block:\s*6rem var\(--bottom-navigation/);
});

it('is not styled again as a whole when a dialog locks the page: what that sets on the body is inherited', () => {
  expect(globalStyle).toMatch(/body\s*{\s*pointer-events:\s*auto\s*!important/);
  expect(globalStyle).toMatch(/body\s*{[^}]*--removed-body-scroll-bar-size:\s*0px\s*!important/);
});
