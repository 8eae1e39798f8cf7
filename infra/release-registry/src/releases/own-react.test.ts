import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { aRelease } from '../testing/releases.ts';
import { refuseOwnReact, refuseProvidedReact } from './own-react.ts';

const { resolve } = createRequire(import.meta.url);
const source = (name: string, file: string) =>
  readFile(join(dirname(resolve(`${name}/package.json`)), 'cjs', file));

describe('a release that contains its own React', () => {
  const scan = (remote: string, bytes: Buffer) => {
    const { record } = aRelease(remote, '1.0.0');
    const [file] = record.files;
    assert.ok(file);
    refuseOwnReact(record, file, bytes);
  };

  it('is rejected when it is published, with the file and the package', async () => {
    const react = await source('react', 'react.production.js');
    const renderer = await source('react-dom', 'react-dom-client.production.js');
    assert.throws(() => scan('food', react), /remoteEntry\.js of food 1\.0\.0 contains a copy of react\./);
    assert.throws(() => scan('food', renderer), /contains a copy of react-dom\..* share react and react-dom/);
    const older = Buffer.from('e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}');
    assert.throws(() => scan('food', older), { code: 'own-react', status: 422 });
  });

  it('is allowed for the host only', async () => {
    scan('host', await source('react', 'react.production.js'));
  });

  it('is not one that only reads what the page’s React offers', () => {
    scan(
      'food',
      Buffer.from('if (r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE === x) y()'),
    );
  });

  it('is rejected by its record, where it shares one', () => {
    const shared = { name: 'react-dom/client', version: '18.3.1', requiredVersion: '^18', singleton: true };
    const brings = (provides: boolean) =>
      aRelease('food', '1.0.0', { shared: [{ ...shared, provides }] }).record;
    assert.throws(
      () => refuseProvidedReact(brings(true)),
      /food 1\.0\.0 provides its own react-dom\/client 18\.3\.1/,
    );
    refuseProvidedReact(brings(false));
  });
});
