import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@souk/api-client';
import { createFormats, language } from '@souk/i18n';
import type { Formats, FormatSettings } from '@souk/i18n';

/** Until the settings have arrived, which is before any price has. */
const UNKNOWN: FormatSettings = {
  currency: '',
  currency_symbol: '',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
};

/** The formats of the page. Making them takes longer than drawing a price, and every price uses them. */
let latest: { code: string; settings: FormatSettings; formats: Formats } | undefined;

function formatsOf(code: string, settings: FormatSettings): Formats {
  if (latest?.code !== code || latest.settings !== settings)
    latest = { code, settings, formats: createFormats(code, settings) };
  return latest.formats;
}

/** Money, numbers, distances and dates as the marketplace's settings and the visitor's language want them (CRD-8, CRD-9, CRD-16). */
export function useFormats(): Formats {
  const { data: config } = useQuery(configQuery());
  return formatsOf(language(), config ?? UNKNOWN);
}
