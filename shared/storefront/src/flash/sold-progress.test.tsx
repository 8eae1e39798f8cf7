import { screen } from '@testing-library/react';
import { aFlashSaleEntry, renderRemote } from '@souk/testing';
import { SoldProgress, soldPercent } from './sold-progress.tsx';

it('calculates what is sold of what was set aside for the sale (CRD-12, AMB-1)', () => {
  expect(soldPercent(aFlashSaleEntry({ sold: 12, available_stock: 40, stock: 100 }))).toBe(30);
});

it('divides by the stock where no number was set aside (AMB-1)', () => {
  expect(soldPercent(aFlashSaleEntry({ sold: 12, available_stock: null, stock: 48 }))).toBe(25);
});

it('stays within 0 and 100 (AMB-1)', () => {
  expect(soldPercent(aFlashSaleEntry({ sold: 60, available_stock: 40 }))).toBe(100);
  expect(soldPercent(aFlashSaleEntry({ sold: 1, available_stock: 0, stock: 0 }))).toBe(0);
});

it('has the same as text', () => {
  renderRemote(() => <SoldProgress entry={aFlashSaleEntry()} />);
  expect(screen.getByRole('progressbar', { name: '12 of 40 sold' })).toHaveAttribute('aria-valuenow', '30');
});
