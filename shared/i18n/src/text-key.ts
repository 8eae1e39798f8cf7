/** A bundle of texts: nested groups of words. */
export interface Bundle {
  [key: string]: string | Bundle;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A key as it is written, and a plural's key without its form. */
type Named<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base | K : K;

/** The dotted paths to every text of a bundle: `cart.empty`; `cart.items` for the plural `items_one`, `items_other`. */
export type TextKey<B> = {
  [K in keyof B & string]: B[K] extends string ? Named<K> : `${K}.${TextKey<B[K]>}`;
}[keyof B & string];

/** What a text's `{{placeholders}}` become; `count` chooses a plural's form, and a number is written as `1,234`. */
export type TextValues = Record<string, string | number>;

/** Gives the text of a key in the current language. */
export type Text<B> = (key: TextKey<B>, values?: TextValues) => string;
