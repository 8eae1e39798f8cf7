import { render, screen } from '@testing-library/react';
import { Price } from './price.tsx';

it('strikes through the price before, and names it for screen readers (CRD-3)', () => {
  const { container } = render(<Price amount="$15.00" before="$20.00" />);
  expect(screen.getByText('$20.00').tagName).toBe('S');
  expect(container).toHaveTextContent('Price $15.00Price before discount $20.00');
});

it('is one price without a discount', () => {
  const { container } = render(<Price amount="$15.00" />);
  expect(container).toHaveTextContent(/^Price \$15.00$/);
});
