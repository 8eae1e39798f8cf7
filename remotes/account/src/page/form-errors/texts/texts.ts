import { defineTexts } from '@souk/i18n';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const { text } = defineTexts('account', { en, ar });
