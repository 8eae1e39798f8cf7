import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RegistryError } from '@souk/release-cli';
import type { RegistryClient } from '@souk/release-cli';
import { activateInOrder } from './activate-in-order.ts';

const tree = (name: string) => ({ name, directory: `remotes/${name}`, version: '1.0.0-dev.b' });
const all = ['host', 'food', 'grocery'].map(tree);

/** A registry whose gate accepts a release only once those are live that it requires. */
function aRegistry(requires: Record<string, readonly string[]>) {
  const live: string[] = [];
  const activate = ({ remote }: { remote: string }) => {
    const missing = (requires[remote] ?? []).filter((name) => !live.includes(name));
    if (missing.length > 0) {
      const message = `${remote} requires ${missing.join(' and ')}.`;
      const findings = [{ code: 'runtime' as const, message, packages: [], releases: [] }];
      return Promise.reject(new RegistryError(message, 422, 'gate', { findings }));
    }
    live.push(remote);
    return Promise.resolve();
  };
  return { live, client: { activate } as unknown as Pick<RegistryClient, 'activate'> };
}

describe('npm start activates', () => {
  it('the host first, where the remotes require it', async () => {
    const { live, client } = aRegistry({ food: ['host'], grocery: ['host'] });
    assert.deepEqual((await activateInOrder(client, all)).live, ['host', 'food', 'grocery']);
    assert.deepEqual(live, ['host', 'food', 'grocery']);
  });

  it('the remotes first, where the host requires them', async () => {
    const { live, client } = aRegistry({ host: ['food', 'grocery'] });
    await activateInOrder(client, all);
    assert.deepEqual(live, ['food', 'grocery', 'host']);
  });

  it('what it can, and says what the gate refused of the rest', async () => {
    const { live, client } = aRegistry({ host: ['grocery'], grocery: ['host'] });
    await assert.rejects(activateInOrder(client, all), {
      name: 'UserError',
      message: 'host requires grocery.\ngrocery requires host.',
    });
    assert.deepEqual(live, ['food']);
  });

  it('nothing more where the registry fails', async () => {
    const away = { activate: () => Promise.reject(new Error('away')) };
    await assert.rejects(activateInOrder(away, all), /away/);
  });
});
