import { screen } from '@testing-library/react';
import { aConfig, marketplace, renderRemote } from '@souk/testing';
import { object } from 'yup';
import { usePhoneCountry } from './country.ts';
import { PhoneField } from './phone-field.tsx';
import { phoneSchema, toNumber, toPhoneValues } from './phone.ts';

/** What is wrong with a number, as the form says it; null where nothing is. */
const problem = (phone: string, country: 'SA' | 'AE') => {
  try {
    object({ phone: phoneSchema() }).validateSync({ phone, country });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it('accepts a number as it is typed, in its country, and rejects an invalid one (ADDR-5, ADDR-18)', () => {
  expect(problem('050 000 0002', 'SA')).toBeNull();
  expect(problem('+966 50 000 0002', 'AE')).toBeNull();
  expect(problem('', 'SA')).toBe('Phone Number is required');
  expect(problem('12', 'SA')).toBe('Enter a valid phone number');
  expect(() => phoneSchema('SA').validateSync('12')).toThrow('Enter a valid phone number');
});

it('shows a known number with its country, and returns it in E.164 (ADDR-18)', () => {
  const values = toPhoneValues('+966500000002', 'AE');
  expect(values).toEqual({ country: 'SA', phone: '050 000 0002' });
  expect(toNumber(values)).toBe('+966500000002');
  expect(toPhoneValues('', 'AE')).toEqual({ country: 'AE', phone: '' });
});

function Field() {
  const { country, pickable } = usePhoneCountry();
  return (
    <PhoneField
      values={{ country, phone: '' }}
      fills={(what) => `section-sender ${what}`}
      pickable={pickable}
      onChange={() => {}}
      onBlur={() => {}}
    />
  );
}

it('shows the country’s short code while it is closed, and the name in the list and to screen readers (ADDR-4)', async () => {
  marketplace.answers({ config: aConfig({ country: 'EG', country_picker_status: 1 }) });
  renderRemote(Field);
  const short = await screen.findByText('EG +20');
  expect(short.closest('[aria-hidden="true"]')).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue(/EG \+20.*Egypt/);
  expect(screen.getByRole('option', { name: /Saudi Arabia/ })).toBeVisible();
});

it('starts with the marketplace’s country, and offers others where that is allowed (ADDR-4, ADDR-19)', async () => {
  marketplace.answers({ config: aConfig({ country: 'EG', country_picker_status: 0 }) });
  renderRemote(Field);
  expect(await screen.findByRole('option', { name: /Egypt/, selected: true })).toHaveTextContent('EG +20');
  expect(screen.getByLabelText('Country')).toBeDisabled();
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'section-sender tel');
});
