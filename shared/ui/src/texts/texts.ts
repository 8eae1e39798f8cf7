import { defineTexts } from '@souk/i18n';
import ar from './ar.json';
import en from './en.json';

export const { text, useText } = defineTexts('ui', { en, ar });
