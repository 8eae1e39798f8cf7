import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { translate } from './translate.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();
const flat = (bundle: Record<string, Record<string, string>>) =>
  Object.entries(bundle).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${area}.${name}`, placeholders(text)] as const),
  );

describe("the API's words", () => {
  it('are the same in English and Arabic, with the same places to fill in (I18-1)', () => {
    assert.deepEqual(flat(ar), flat(en));
  });

  it('call a payment online the same everywhere, as the checkout does (CHK-2)', () => {
    assert.doesNotMatch(JSON.stringify(en), /digital payment|online payment/i);
  });

  it('are filled in as they are given, signs and all', () => {
    assert.equal(
      translate('en', 'cart.unknown_variation', { name: '$& {{name}}' }),
      '$& {{name}} is not an option of this item.',
    );
  });
});
