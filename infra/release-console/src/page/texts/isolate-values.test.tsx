import { initLanguage } from '@souk/i18n';
import { text } from './texts.ts';

const VERSION = '1.0.0-dev.7bff862beca4';

it('isolates a version in an Arabic sentence, so that its parts keep their order', () => {
  initLanguage('ar');
  expect(text('change.live.activate', { remote: 'food', version: VERSION })).toContain(
    `\u2068${VERSION}\u2069`,
  );
});

it('leaves left-to-right sentences as they are', () => {
  initLanguage('en');
  expect(text('gate.passed', { version: VERSION })).toBe(`The gate allows ${VERSION}.`);
});
