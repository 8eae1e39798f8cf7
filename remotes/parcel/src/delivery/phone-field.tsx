import { useMemo } from 'react';
import { language } from '@souk/i18n';
import { SelectField, TextField, tokens } from '@souk/ui';
import type { FormikHandlers } from 'formik';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { type PhoneValues, phoneCountries } from './phone.ts';

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

interface Props {
  values: PhoneValues;
  names: Record<keyof PhoneValues, string>;
  fills(what: string): string;
  error?: string;
  /** Whether another country may be picked (ADR-19). */
  pickable: boolean;
  onChange: FormikHandlers['handleChange'];
  onBlur: FormikHandlers['handleBlur'];
}

/** A telephone number and its country, as in the address form (ADR-4). */
export function PhoneField({ values, names, fills, error, pickable, onChange, onBlur }: Props) {
  const t = useText();
  const code = language();
  // Drawn once: there are hundreds, and a form is drawn anew with every key.
  const countries = useMemo(
    () =>
      phoneCountries(code).map((country) => (
        <option key={country.code} value={country.code}>
          {country.label}
        </option>
      )),
    [code],
  );
  return (
    <Pair>
      <SelectField
        label={t('delivery.country')}
        name={names.country}
        value={values.country}
        disabled={!pickable}
        autoComplete={fills('country')}
        onChange={onChange}
        onBlur={onBlur}
      >
        {countries}
      </SelectField>
      <TextField
        label={t('delivery.phone')}
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
