import { screen } from '@testing-library/react';
import { renderRemote } from '@souk/testing';
import { PriceRange } from './price-range.tsx';

const onChange = jest.fn();

function open(listing: Parameters<typeof PriceRange>[0]['listing']) {
  const { user } = renderRemote(() => <PriceRange listing={listing} onChange={onChange} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
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

it('takes a price in Arabic digits (SRC-15, I18-5)', async () => {
  const { enter } = open({ minPrice: null, maxPrice: null });
  expect(await enter('To', '٩٫٥')).toEqual([{ maxPrice: 9.5 }]);
});
