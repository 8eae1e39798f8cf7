import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from './test.ts';

const E2E = join(import.meta.dirname, '..');
const PLAYWRIGHT = join(E2E, '../node_modules/@playwright/test/cli.js');

/** Files of customers' journeys that ask nothing of the machine below them, by the beginnings of their names. */
const JOURNEYS = ['homes', 'cart', 'switch', 'product-dialog', 'wishlist'];

// One process for each, so that what fails is named.
for (const name of JOURNEYS)
  test(`the journeys of one machine pass on many: ${name}`, async ({ machines }) => {
    test.setTimeout(300_000);
    const { url: SOUK_URL, registryUrl, token } = machines;
    await promisify(execFile)(
      process.execPath,
      [PLAYWRIGHT, 'test', '--config', E2E, '--project=journeys', '--workers=1', `specs/${name}\\.`],
      {
        env: {
          ...process.env,
          SOUK_URL,
          SOUK_REGISTRY_URL: registryUrl,
          SOUK_REGISTRY_TOKEN: token,
          // Journeys that reach into the database are about one machine.
          SOUK_DATABASE_URL: '',
        },
      },
    ).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    });
  });
