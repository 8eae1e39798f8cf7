import { type ChangeEvent, type FocusEvent, useMemo } from 'react';
import { language } from '@souk/i18n';
import { SelectField, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { phoneCountries } from './phone-countries.ts';
import type { PhoneValues } from './phone.ts';
import { useText } from './texts/texts.ts';

/** Side by side where a number fits beside the country, else one below the other. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[2]};

  > :first-child {
    flex: 1 1 9rem;
  }
  > :last-child {
    flex: 2 1 10.5rem;
  }
`;

const Country = styled.div`
  position: relative;
  align-self: start;

  select:disabled {
    opacity: 1;
  }
`;

/** Covers what a field this narrow would show of the country's name, up to the arrow and within the ring of the focus. */
const Short = styled.span<{ $disabled: boolean }>`
  position: absolute;
  inset-block-end: 3px;
  inset-inline: ${tokens.space[4]} ${tokens.space[12]};
  display: flex;
  align-items: center;
  block-size: max(42px, calc(1lh + 2 * ${tokens.space[2]} - 4px));
  background: ${({ $disabled }) => tokens.color[$disabled ? 'sunken' : 'surface']};
  color: ${({ $disabled }) => tokens.color[$disabled ? 'inkFaint' : 'ink']};
  font: ${tokens.type.body};
  white-space: nowrap;
  pointer-events: none;
`;

type Control = HTMLInputElement | HTMLSelectElement;

export interface PhoneFieldProps {
  values: PhoneValues;
  /** What the two fields are called in the form; `country` and `phone` by default. */
  names?: Record<keyof PhoneValues, string>;
  /** The browser's word for what a field is filled with, where a page asks for more than one person. */
  fills?(what: string): string;
  error?: string;
  /** Whether another country may be picked (ADDR-19). */
  pickable: boolean;
  onChange(event: ChangeEvent<Control>): void;
  onBlur(event: FocusEvent<Control>): void;
}

const NAMES = { country: 'country', phone: 'phone' };

/** A phone number and its country (ADDR-4); what is typed stays as it is typed (ADDR-18). */
export function PhoneField({
  values,
  names = NAMES,
  fills = (what) => what,
  error,
  pickable,
  onChange,
  onBlur,
}: PhoneFieldProps) {
  const t = useText();
  const code = language();
  // Hundreds of them: made once, not at every key.
  const countries = useMemo(() => phoneCountries(code), [code]);
  const options = useMemo(
    () =>
      countries.map((country) => (
        <option key={country.code} value={country.code}>
          {country.label}
        </option>
      )),
    [countries],
  );
  return (
    <Pair>
      <Country>
        <SelectField
          label={t('country')}
          name={names.country}
          value={values.country}
          disabled={!pickable}
          autoComplete={fills('country')}
          onChange={onChange}
          onBlur={onBlur}
        >
          {options}
        </SelectField>
        <Short aria-hidden $disabled={!pickable}>
          <bdi dir="ltr">{countries.find((country) => country.code === values.country)?.short}</bdi>
        </Short>
      </Country>
      <TextField
        label={t('phone')}
        name={names.phone}
        type="tel"
        autoComplete={fills('tel')}
        dir="ltr"
        value={values.phone}
        error={error}
        required
        onChange={onChange}
        onBlur={onBlur}
      />
    </Pair>
  );
}
