import { render } from '@testing-library/react';
import { GlobalStyle } from './global-style.ts';

const rules = () => [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');

it('serves its faces for Latin and Arabic from files of its own', () => {
  render(<GlobalStyle />);
  expect([...rules().matchAll(/src:\s*url\('?([^')]*)/g)].map((match) => match[1])).toEqual([
    'rubik-latin-wght-normal.woff2',
    'rubik-latin-ext-wght-normal.woff2',
    'rubik-arabic-wght-normal.woff2',
  ]);
});

it('follows the system where nobody chose a theme, and honours reduced motion', () => {
  render(<GlobalStyle />);
  expect(rules()).toMatch(/:root\s*{\s*color-scheme:\s*light dark/);
  expect(rules()).toMatch(/:root\[data-theme='dark'\]\s*{\s*color-scheme:\s*dark/);
  expect(rules()).toMatch(/--ink:\s*light-dark\(/);
  expect(rules()).toContain('prefers-reduced-motion: reduce');
});
