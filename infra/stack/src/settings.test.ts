import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Problem } from './problem.ts';
import { ROOT, VARIABLES, readSettings } from './settings.ts';

const refuses = (environment: Record<string, string>, sentence: RegExp) =>
  assert.throws(
    () => readSettings(environment),
    (error) => error instanceof Problem && sentence.test(error.message) && !error.message.includes('\n'),
  );

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 8080);
    assert.match(settings.home, /\.souk$/);
    assert.equal(settings.databaseUrl, undefined);
    assert.equal(settings.continuousIntegration, false);
  });

  it('take what is set', () => {
    const settings = readSettings({
      PORT: '9000',
      DATABASE_URL: 'postgres://a@b/c',
      SOUK_DEMO_ITEMS: '5000',
      CI: 'true',
    });
    assert.deepEqual(
      [settings.port, settings.databaseUrl, settings.demoItems, settings.continuousIntegration],
      [9000, 'postgres://a@b/c', 5000, true],
    );
  });

  it('refuse a wrong value in one sentence that names the variable', () => {
    refuses({ PORT: 'http' }, /^PORT must be a whole number/);
    refuses({ PORT: '65535' }, /^PORT .* 65533/);
    refuses({ SOUK_DEMO_ITEMS: '12' }, /^SOUK_DEMO_ITEMS/);
    refuses({ MARKETPLACE_API_URL: 'backend:80' }, /^MARKETPLACE_API_URL .*http:\/\//);
  });

  it("let pages take pictures from another backend's origin, or from those that are named", () => {
    const backend = { MARKETPLACE_API_URL: 'https://shop.example/base' };
    assert.deepEqual(readSettings(backend).imageOrigins, ['https://shop.example']);
    assert.deepEqual(readSettings({ ...backend, IMAGE_ORIGINS: 'https://cdn.example' }).imageOrigins, [
      'https://cdn.example',
    ]);
    refuses({ IMAGE_ORIGINS: 'cdn.example' }, /^IMAGE_ORIGINS/);
  });

  it('do not show a password that stands in a wrong URL', () => {
    assert.throws(
      () => readSettings({ DATABASE_URL: 'mysql://root:secret@host/db' }),
      (error) => error instanceof Problem && !error.message.includes('secret'),
    );
  });

  it('are all listed in the README, each with what it is without being set', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const missing = VARIABLES.filter(({ name }) => !readme.includes(`\`${name}\``)).map(({ name }) => name);
    assert.deepEqual(missing, []);
  });
});
