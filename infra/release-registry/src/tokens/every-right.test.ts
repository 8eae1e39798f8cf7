import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ACTIONS } from '@souk/contracts';
import type { Action } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import type { registryAt } from '../testing/releases.ts';
import { aRelease, packed } from '../testing/releases.ts';
import { aVerifierKey, registerVerifier, signedVerification } from '../testing/verifiers.ts';

type Client = ReturnType<typeof registryAt>;

interface Call {
  /** As the description of the API names it. */
  path: string;
  /** The right that it takes; `every` takes it on every remote. */
  right: Action;
  every?: true;
  send(client: Client, remote: string): ReturnType<Client['get']>;
}

const CHANNEL = 'channels/every-right';
const change = (path: string, right: Action, body: Record<string, unknown> = {}): Call => ({
  path: `POST /channels/{channel}/${path}`,
  right,
  send: (client, remote) => client.post(`${CHANNEL}/${path}`, { remote, ...body }),
});
const reason = 'why';
let sets = 0;

/** Every call that changes something, with the right that it takes. One that is missing here fails the first test. */
const CALLS: Call[] = [
  {
    path: 'PUT /releases/{remote}/{version}',
    right: 'publish',
    send: (client, remote) => client.put(`releases/${remote}/1.0.0`, packed(aRelease(remote, '1.0.0'))),
  },
  {
    path: 'PUT /releases/{remote}/{version}/verification',
    right: 'verify',
    send: (client, remote) =>
      client.putJson(
        `releases/${remote}/1.0.0/verification`,
        signedVerification(aVerifierKey(), aRelease(remote, '1.0.0').record),
      ),
  },
  change('activations', 'activate', { version: '1.0.0', holdback: 0 }),
  change('canaries', 'activate', { version: '1.0.1', steps: [{ share: 5, minutes: 0 }] }),
  change('promotions', 'activate'),
  change('promotions/dry-run', 'activate'),
  change('pauses', 'activate'),
  change('continues', 'activate'),
  change('aborts', 'rollback', { reason }),
  change('rollbacks', 'rollback', { reason }),
  change('rollbacks/dry-run', 'rollback', { reason }),
  ...['kills', 'kills/dry-run'].map((path) => change(path, 'rollback', { version: '1.0.0', reason })),
  ...['server-renderings', 'server-renderings/dry-run'].map((path) =>
    change(path, 'rollback', { on: false, reason }),
  ),
  ...['quarantine-lifts', 'quarantine-lifts/dry-run'].map((path) =>
    change(path, 'administer', { version: '1.0.0', reason }),
  ),
  ...['set-promotions', 'set-promotions/dry-run'].map((path): Call => ({
    path: `POST /channels/{channel}/${path}`,
    right: 'activate',
    send: (client, remote) =>
      // A call that would change nothing requires no right, so each has its own channel.
      client.post(`channels/every-right-${(sets += 1)}/${path}`, {
        from: 'every-right-from',
        remotes: [remote],
      }),
  })),
  {
    path: 'PATCH /channels/{channel}/settings/{remote}',
    right: 'administer',
    send: (client, remote) => client.patch(`${CHANNEL}/settings/${remote}`, { holdback: 20 }),
  },
  {
    path: 'POST /previews',
    right: 'preview',
    send: (client, remote) =>
      client.post('previews', {
        releases: [{ remote, version: '1.0.1' }],
        channel: 'every-right',
        minutes: 5,
      }),
  },
  {
    path: 'POST /tokens',
    right: 'administer',
    send: (client, remote) =>
      client.post('tokens', { name: 'made', kind: 'ci', scopes: [{ remote, actions: ['read'] }], days: 1 }),
  },
  ...['', '/dry-run', '/revocations', '/revocations/dry-run'].map((path): Call => ({
    path: `POST /grants/{remote}${path}`,
    right: 'administer',
    every: true,
    send: (client, remote) => client.post(`grants/${remote}${path}`, { routes: [`/${remote}`] }),
  })),
  {
    path: 'POST /epochs',
    right: 'administer',
    every: true,
    send: (client) => client.post('epochs', { reason }),
  },
  {
    path: 'DELETE /tokens/{id}',
    right: 'administer',
    every: true,
    send: (client) => client.remove('tokens/00000000-0000-4000-8000-000000000000'),
  },
  {
    path: 'POST /retention',
    right: 'administer',
    every: true,
    send: (client) => client.post('retention', {}),
  },
  {
    path: 'POST /telemetry',
    right: 'report',
    every: true,
    send: (client) => client.post('telemetry', { reports: [] }),
  },
  {
    path: 'POST /telemetry/server-failures',
    right: 'report',
    every: true,
    send: (client) => client.post('telemetry/server-failures', { channel: 'every-right', failures: [] }),
  },
];

/** Reads the gate's mind, and changes nothing: for every reader. */
const READING = ['POST /channels/{channel}/check'];
/** Names no remote, and gives out those alone that the token may verify: its own test says so. */
const CLAIMING = ['POST /verifications/claims'];

for (const kind of databases)
  describe(`every call, right and remote, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const remote of ['food', 'grocery']) {
        for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease(remote, version));
        for (const channel of ['every-right', 'every-right-from'])
          await registry.operator.activate({ remote, version: '1.0.0', holdback: 0 }, channel);
      }
    });
    after(() => registry.close());

    it('is covered here', async () => {
      const { paths } = (await registry.operator.get('openapi.json')).body as {
        paths: Record<string, Record<string, unknown>>;
      };
      const changing = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((method) => method !== 'get' && method !== 'head')
          .map((method) => `${method.toUpperCase()} ${path.replace('/registry/v1', '')}`),
      );
      assert.deepEqual(changing.sort(), [...CALLS.map(({ path }) => path), ...READING, ...CLAIMING].sort());
    });

    for (const action of ACTIONS)
      it(`a token that may ${action} food may do only that, and nothing to grocery`, async () => {
        const team =
          action === 'verify'
            ? (await registerVerifier(registry, 'may verify', 'food')).client
            : await registry.holder(`may ${action}`, { remote: 'food', actions: [action] });
        for (const { path, right, every, send } of CALLS) {
          const { status, body } = await send(team, 'food');
          const mayDoIt = right === action && !every;
          assert.equal(status === 403, !mayDoIt, `${path}: ${status} ${JSON.stringify(body)}`);
          const other = await send(team, 'grocery');
          assert.equal(other.status, 403, `${path} of grocery: ${JSON.stringify(other.body)}`);
        }
      });

    it('a set is promoted only by a token that may activate all of it', async () => {
      const team = await registry.holder('half a set', { remote: 'food', actions: ['activate'] });
      const set = { from: 'every-right-from', remotes: ['food', 'grocery'] };
      const { status } = await team.post('channels/every-right-half/set-promotions', set);
      assert.equal(status, 403);
      const { body } = await registry.operator.state('every-right-half');
      assert.deepEqual(body.remotes, {});
    });

    it('no token is created for a name that every object has', async () => {
      for (const remote of ['constructor', '__proto__', 'toString']) {
        const scopes = [{ remote, actions: ['read'] }];
        const { status } = await registry.operator.post('tokens', { name: 'x', kind: 'ci', scopes, days: 1 });
        assert.equal(status, 400, remote);
        const release = aRelease(remote, '1.0.0');
        assert.equal((await registry.operator.publish(release)).status, 400, remote);
      }
    });
  });
