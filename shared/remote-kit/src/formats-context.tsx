import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
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

/** The formats of the page. Making them takes longer than drawing a price, and every tree uses them. */
let latest: { code: string; settings: FormatSettings; formats: Formats } | undefined;

function formatsOf(code: string, settings: FormatSettings): Formats {
  if (latest?.code !== code || latest.settings !== settings)
    latest = { code, settings, formats: createFormats(code, settings) };
  return latest.formats;
}

interface FormatsOfTree {
  formats: Formats;
  /** Has the settings loaded. */
  load(): void;
}

const FormatsContext = createContext<FormatsOfTree | null>(null);

/** Reads the settings once for a tree: a home has more than a hundred prices, and a subscription for each takes long. */
export function FormatsProvider({ children }: { children: ReactNode }) {
  const [isUsed, setIsUsed] = useState(false);
  const { data: config } = useQuery({ ...configQuery(), enabled: isUsed });
  const formats = formatsOf(language(), config ?? UNKNOWN);
  const load = useCallback(() => setIsUsed(true), []);
  const value = useMemo(() => ({ formats, load }), [formats, load]);
  return <FormatsContext value={value}>{children}</FormatsContext>;
}

/**
 * Money, numbers, distances and dates as the marketplace's settings and the visitor's language want them (CRD-8, CRD-9, CRD-16).
 * @throws Error outside of `ShellProviders`
 */
export function useFormats(): Formats {
  const tree = use(FormatsContext);
  if (!tree) throw new Error('useFormats() needs ShellProviders above it');
  const { formats, load } = tree;
  useEffect(load, [load]);
  return formats;
}
