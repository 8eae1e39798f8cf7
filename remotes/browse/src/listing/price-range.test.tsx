import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderRemote } from '@souk/testing';
import { PriceRange } from './price-range.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function open(listing: Parameters<typeof PriceRange>[0]['listing']) {
  const { user } = renderRemote(() => <PriceRange listing={listing} onChange={onChange} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    user,
    field,
    async enter(name: string, text: string) {
      await user.clear(field(name));
      if (text !== '') await user.type(field(name), text);
      await user.tab();
      return onChange.mock.lastCall as unknown;
    },
  };
}

it('offers prices from 0 to 20000 (SRC-15, CON-4)', () => {
  const { field } = open({ minPrice: null, maxPrice: null });
  expect(field('From')).toHaveAttribute('placeholder', '0');
  expect(field('To')).toHaveAttribute('placeholder', '20000');
});

it('moves a price beyond that range to its end, and an empty field takes the limit away (SRC-15)', async () => {
  const { enter } = open({ minPrice: 5, maxPrice: 50 });
  expect(await enter('To', '20001')).toEqual([{ maxPrice: 20_000 }]);
  expect(await enter('From', '-1')).toEqual([{ minPrice: 0 }]);
  expect(await enter('To', '20000')).toEqual([{ maxPrice: 20_000 }]);
  expect(await enter('To', '')).toEqual([{ maxPrice: null }]);
});

it.each([
  ['in Arabic digits', '٩٫٥', 9.5],
  ['with a decimal comma', '9,5', 9.5],
  ['with its thousands apart', '1,500', 1500],
])('takes a price %s (SRC-15, I18-5)', async (_, typed, price) => {
  const { enter } = open({ minPrice: null, maxPrice: null });
  expect(await enter('To', typed)).toEqual([{ maxPrice: price }]);
});

it('keeps and marks what is no price, and the limit before it, until it is corrected (SRC-14)', async () => {
  const { field, enter, user } = open({ minPrice: null, maxPrice: 50 });
  expect(await enter('To', 'cheap')).toBeUndefined();
  expect(field('To')).toHaveValue('cheap');
  expect(field('To')).toBeInvalid();
  expect(field('To')).toHaveAccessibleDescription('Enter a price.');
  await user.type(field('To'), '{Backspace}');
  expect(field('To')).toBeValid();
  expect(await enter('To', '20')).toEqual([{ maxPrice: 20 }]);
});

it('drops what is no price where the filters are cleared (SRC-14)', async () => {
  function Clearable() {
    const [maxPrice, setMaxPrice] = useState<number | null>(50);
    return (
      <>
        <PriceRange listing={{ minPrice: null, maxPrice }} onChange={onChange} />
        <button onClick={() => setMaxPrice(null)}>Clear</button>
      </>
    );
  }
  const { user } = renderRemote(Clearable);
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.type(to, ' cheap');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(to).toHaveValue('');
  expect(to).toBeValid();
});
