import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@souk/api-client';
import { createFormats, language } from '@souk/i18n';
import type { Formats, MoneySettings } from '@souk/i18n';

/** Until the settings have arrived, which is before any price has. */
const UNKNOWN: MoneySettings = {
  currency: '',
  currency_symbol: '',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
};

/** Money, numbers, distances and dates as the marketplace's settings and the visitor's language want them (CRD-8, CRD-9, CRD-16). */
export function useFormats(): Formats {
  const { data: config } = useQuery(configQuery());
  return useMemo(() => createFormats(language(), config ?? UNKNOWN), [config]);
}
