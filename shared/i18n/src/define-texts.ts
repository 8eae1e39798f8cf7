import { useMemo, useSyncExternalStore } from 'react';
import { language, onLanguageChange } from './language.ts';
import type { Bundle, Text, TextKey, TextValues } from './text-key.ts';
import { translate } from './translate.ts';

/** The texts of one package, typed by the keys of its English bundle. */
export interface Texts<B> {
  /** The texts for a component, which is drawn again when the language changes. */
  useText(): Text<B>;
  /** The same outside React, in the language of the moment. */
  text: Text<B>;
}

/**
 * The texts of a package in both languages (I18-5).
 * @param _name the package's; unused, but releases that are live pass it
 */
export function defineTexts<const B extends Bundle>(_name: string, bundles: { en: B; ar: Bundle }): Texts<B> {
  return {
    text: (key, values) => translate(bundles, language(), key, values),
    useText() {
      const current = useSyncExternalStore(onLanguageChange, language, language);
      // The same function until the language changes, so that it can stand among an effect's dependencies.
      return useMemo(
        () => (key: TextKey<B>, values?: TextValues) => translate(bundles, current, key, values),
        [current],
      );
    },
  };
}
