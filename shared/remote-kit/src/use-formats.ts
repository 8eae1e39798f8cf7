import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@souk/api-client';
import { createFormats, language } from '@souk/i18n';

/** Money, numbers, distances and dates as the marketplace's settings and the visitor's language want them (CRD-8, CRD-9, CRD-16). */
export function useFormats() {
  const { data: config } = useQuery(configQuery());
  return useMemo(() => createFormats(language(), config), [config]);
}
