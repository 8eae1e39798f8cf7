import { defineTexts, language } from '@souk/i18n';
import { useMemo } from 'react';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { isolateValues } from './isolate-values.ts';

const texts = defineTexts('console', { en, ar });

type Values = Parameters<typeof texts.text>[1];

const inSentence = (values: Values): Values => (language() === 'ar' ? isolateValues(values) : values);

export const text: typeof texts.text = (key, values) => texts.text(key, inSentence(values));

export function useText(): typeof texts.text {
  const t = texts.useText();
  return useMemo((): typeof texts.text => (key, values) => t(key, inSentence(values)), [t]);
}
