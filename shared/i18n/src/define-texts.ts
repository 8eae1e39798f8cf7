import { useMemo, useSyncExternalStore } from 'react';
import type { Bundle, Text, TextKey, TextValues } from './text-key.ts';
import { translator } from './translator.ts';

/** The texts of one package, typed by the keys of its English bundle. */
export interface Texts<B> {
  /** The texts for a component, which is drawn again when the language changes. */
  useText(): Text<B>;
  /** The same outside React, in the language of the moment. */
  text: Text<B>;
}

let defined = 0;

/**
 * Registers the texts of a package in both languages (I18-5). Each call has a namespace of its own, so that two
 * versions of one remote on one page never mix.
 */
export function defineTexts<const B extends Bundle>(name: string, bundles: { en: B; ar: Bundle }): Texts<B> {
  const namespace = `${name}#${++defined}`;
  translator.addResourceBundle('en', namespace, bundles.en);
  translator.addResourceBundle('ar', namespace, bundles.ar);

  const text = (key: TextKey<B>, values?: TextValues): string =>
    translator.t(key, { ...values, ns: namespace });

  return {
    text,
    useText() {
      const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
      // The same function until the language changes, so that it can stand among an effect's dependencies.
      // It keeps the namespace that it was made for, which is an older one after an edit was put into the open page.
      return useMemo(() => {
        const t = translator.getFixedT(language, namespace);
        return (key: TextKey<B>, values?: TextValues): string => t(key, { ...values });
      }, [language]);
    },
  };
}

function onLanguageChange(listener: () => void): () => void {
  translator.on('languageChanged', listener);
  return () => translator.off('languageChanged', listener);
}

const currentLanguage = () => translator.language;
