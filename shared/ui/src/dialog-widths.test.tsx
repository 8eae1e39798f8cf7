import { render } from '@testing-library/react';
import { Dialog } from './dialog.tsx';
import { loadOverlays } from './overlay-part.ts';

beforeAll(loadOverlays);

/** The stylesheet of the page, without the spaces that say nothing. */
const styles = () => (document.head.textContent ?? '').replace(/\s+/g, '');
const show = (width?: 'm' | 'product' | 'welcome') =>
  render(
    <Dialog open onClose={() => {}} title="Sure?" width={width}>
      Really?
    </Dialog>,
  );

it('is 300 pixels wide on a phone, 400 from 600 and 458 from 999 (CRD-13, CON-3)', () => {
  show();
  expect(styles()).toMatch(/\{[^{}]*inline-size:min\(300px,100vi-2rem\);/);
  expect(styles()).toMatch(/@media\(min-width:600px\)\{\.[\w-]+\{inline-size:400px;/);
  expect(styles()).toMatch(/@media\(min-width:999px\)\{\.[\w-]+\{inline-size:458px;/);
});

it('is 459 pixels wide at the most where it shows an item (POP-1, CON-3)', () => {
  show('product');
  expect(styles()).toMatch(/[;{]inline-size:min\(459px,100vi-3rem\);/);
});

it('is 382 pixels wide where it greets, and less where the window is narrower (SES-15, CON-3)', () => {
  show('welcome');
  expect(styles()).toMatch(/[;{]inline-size:min\(382px,100vi-2rem\);/);
});
