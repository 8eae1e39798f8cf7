import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { homeOf, makeHome, registrySecrets, writeRegistryAccess } from './home.ts';
import { requireFreePort } from './port.ts';
import { UserError } from './user-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'souk-home-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the home of a stack', () => {
  it('is readable only by its owner, and so is the token in it', async () => {
    const home = join(folder, 'own');
    await makeHome(home);
    await writeRegistryAccess(home, { url: 'http://127.0.0.1:1', ...(await registrySecrets(home)) });
    assert.equal(mode(home), '700');
    assert.equal(mode(homeOf(home).registry), '600');
  });

  it('keeps its random tokens and key from one start to the next', async () => {
    const home = join(folder, 'kept');
    await makeHome(home);
    const secrets = await registrySecrets(home);
    assert.ok(secrets.token.length >= 40);
    await writeRegistryAccess(home, { url: 'http://127.0.0.1:1', ...secrets });
    assert.deepEqual(await registrySecrets(home), secrets);
    assert.notEqual((await registrySecrets(join(folder, 'other'))).token, secrets.token);
  });

  it('reports in one sentence that it cannot be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await assert.rejects(
      makeHome(join(file, 'home')),
      (error) => error instanceof UserError && /SOUK_HOME/.test(error.message),
    );
  });
});

describe('a port', () => {
  it('that is in use is refused in one sentence', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await assert.rejects(
      requireFreePort(port, '127.0.0.1'),
      (error) => error instanceof UserError && error.message.startsWith(`Port ${port} is in use`),
    );
    server.close();
  });
});
