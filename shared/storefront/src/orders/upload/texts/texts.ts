import { defineTexts } from '@souk/i18n';
import ar from './ar.json';
import en from './en.json';

export const { useText } = defineTexts('storefront-upload', { en, ar });
