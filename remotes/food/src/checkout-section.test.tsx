import { screen } from '@testing-library/react';
import { renderRemote } from '@souk/testing';
import { CheckoutSection } from './checkout-section.tsx';

const draw = (cutlery?: boolean, language?: 'ar') => {
  const onChange = jest.fn();
  const props = { lines: [], orderType: 'delivery' as const, showErrors: false, onChange };
  return {
    onChange,
    ...renderRemote(() => <CheckoutSection {...props} extras={{ cutlery }} />, { language }),
  };
};

it('requests cutlery only where the customer asks for it (CHK-10)', async () => {
  const { user, onChange } = draw();
  const box = screen.getByRole('checkbox', { name: 'Add cutlery and napkins' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(onChange).toHaveBeenCalledWith({ cutlery: true });
});

it('is one row of the card before it, with no card and heading of its own (CHK-10)', () => {
  const { container } = draw();
  expect(container.firstElementChild).toHaveAttribute('data-checkout-row');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows what was chosen, in Arabic too (I18-5)', () => {
  draw(true, 'ar');
  expect(screen.getByRole('checkbox', { name: 'أضف أدوات المائدة والمناديل' })).toBeChecked();
});
