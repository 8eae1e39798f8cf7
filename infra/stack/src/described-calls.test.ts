import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { openTestDatabase } from '@souk/database/testing';
import { FEDERATION_RUNTIME, RECORD_FILE } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { createRegistryClient } from '@souk/release-cli';
import type { RegistryClient } from '@souk/release-cli';
import type * as ConsoleChanges from '@souk/release-console/changes';
import type * as ConsoleQueries from '@souk/release-console/queries';
import { newToken, startRegistry, type RunningRegistry } from '@souk/release-registry';

interface Operation {
  responses: Record<string, { $ref?: string; content?: object }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: object }> };
}

const HERE = 'http://registry.test';
const channel = 'production';
const remote = 'food';
const version = '1.0.0';
const reason = 'why';
const record: ReleaseRecord = {
  remote,
  version,
  commit: null,
  builtAt: '2026-01-01T00:00:00.000Z',
  entry: 'remoteEntry.js',
  globalName: 'food',
  initial: [],
  files: [],
  shared: [],
  runtime: FEDERATION_RUNTIME,
  manifest: null,
};

type DryRun = RegistryClient['dryRun'];
/** The changes that the command can try without making them. */
const DRY_RUNS: Record<keyof DryRun, (dryRun: DryRun) => Promise<unknown>> = {
  rollback: (dryRun) => dryRun.rollback({ remote, reason }),
  kill: (dryRun) => dryRun.kill({ remote, version, reason }),
  promote: (dryRun) => dryRun.promote({ remote }),
  promoteSet: (dryRun) => dryRun.promoteSet({ from: 'staging' }),
  liftQuarantine: (dryRun) => dryRun.liftQuarantine({ remote, version, reason }),
  switchServerRendering: (dryRun) => dryRun.switchServerRendering({ remote, on: false, reason }),
};
/** A change of a grant, and the same as a dry run. */
const withDryRun = (call: (options: { dryRun?: true }) => Promise<unknown>) =>
  Promise.all([call({}), call({ dryRun: true })]);

/** One call of everything that the command can ask for; whoever adds a method has to add it here. */
const COMMAND: Record<keyof RegistryClient, (client: RegistryClient, folder: string) => Promise<unknown>> = {
  publish: (client, folder) => client.publish(folder),
  release: (client) => client.release(remote, version),
  serverBundle: (client) => client.serverBundle({ name: remote, version }),
  recordVerification: (client) =>
    client.recordVerification({
      remote,
      version,
      content: '',
      host: version,
      checks: [],
      verifiedAt: '',
      signature: '',
    }),
  claimVerification: (client) => client.claimVerification(),
  releases: (client) => client.releases(remote),
  verification: (client) => client.verification(remote, version),
  state: (client) => client.state(),
  history: (client) => client.history({ remote }),
  check: (client) => client.check({ record }),
  activate: (client) => client.activate({ remote, version }),
  rollback: (client) => client.rollback({ remote, reason }),
  kill: (client) => client.kill({ remote, version, reason }),
  canary: (client) => client.canary({ remote, version, steps: [] }),
  promote: (client) => client.promote({ remote }),
  abort: (client) => client.abort({ remote, reason }),
  pause: (client) => client.pause({ remote }),
  continue: (client) => client.continue({ remote }),
  liftQuarantine: (client) => client.liftQuarantine({ remote, version, reason }),
  switchServerRendering: (client) => client.switchServerRendering({ remote, on: false, reason }),
  promoteSet: (client) => client.promoteSet({ from: 'staging' }),
  dryRun: ({ dryRun }) => {
    assert.deepEqual(Object.keys(dryRun).sort(), Object.keys(DRY_RUNS).sort());
    return Promise.all(Object.values(DRY_RUNS).map((call) => call(dryRun)));
  },
  settings: (client) => client.settings(channel, remote),
  changeSettings: (client) => client.changeSettings(channel, remote, {}),
  me: (client) => client.me(),
  tokens: (client) => client.tokens(),
  createToken: (client) => client.createToken({ name: 'ci', kind: 'ci', scopes: [], days: 1 }),
  revokeToken: (client) => client.revokeToken('id'),
  grants: (client) => client.grants(),
  giveGrant: (client) => withDryRun((dryRun) => client.giveGrant(remote, { routes: ['/food'], ...dryRun })),
  revokeGrant: (client) => withDryRun((dryRun) => client.revokeGrant(remote, dryRun)),
  audit: (client) => client.audit({ actor: 'mar', action: 'kill', since: '2026-01-31T00:00:00.000Z' }),
  propagation: (client) => client.propagation(),
  judgements: (client) => client.judgements(),
  revisions: (client) => client.revisions(channel, AbortSignal.timeout(1000)).next(),
  preview: (client) => client.preview({ releases: [{ remote, version }], minutes: 1 }),
  retention: (client) => client.retention(),
  collect: (client) => client.collect(),
  startEpoch: (client) => client.startEpoch(reason),
};

const signal = AbortSignal.timeout(60_000);

type Query = { queryFn?: unknown };
/** What a query asks, without the cache around it. */
const run = ({ queryFn }: Query): unknown => {
  assert.ok(typeof queryFn === 'function');
  const client = { ensureQueryData: async (inner: Query) => (await run(inner)) ?? record };
  return queryFn({ signal, client, pageParam: undefined });
};

const AUDIT_FILTERS = {
  search: 'food',
  actor: 'mar',
  remote,
  action: 'kill',
  period: '24h',
  from: '',
  to: '',
} as const;

/** The same of the console: its queries, and what it changes. */
const QUERIES: Record<keyof typeof ConsoleQueries, (console: typeof ConsoleQueries) => unknown> = {
  fetchMe: ({ fetchMe }) => fetchMe('token'),
  meQuery: ({ meQuery }) => run(meQuery()),
  channelsQuery: ({ channelsQuery }) => run(channelsQuery()),
  channelQuery: ({ channelQuery }) => run(channelQuery(channel)),
  openEvents: ({ openEvents }) => openEvents(channel, signal),
  historyQuery: ({ historyQuery }) => run(historyQuery(channel, remote)),
  stableVersionsQuery: ({ stableVersionsQuery }) => run(stableVersionsQuery(channel, remote)),
  releasesQuery: ({ releasesQuery }) => run(releasesQuery(remote)),
  releaseQuery: ({ releaseQuery }) => run(releaseQuery(remote, version)),
  verificationQuery: ({ verificationQuery }) => run(verificationQuery(remote, version)),
  gateQuery: ({ gateQuery }) => run(gateQuery(channel, remote, version)),
  settingsQuery: ({ settingsQuery }) => run(settingsQuery(channel, remote)),
  propagationQuery: ({ propagationQuery }) => run(propagationQuery(channel)),
  healthQuery: ({ healthQuery }) => run(healthQuery(channel, remote, 24)),
  channelHealthQuery: ({ channelHealthQuery }) => run(channelHealthQuery(channel)),
  judgementsQuery: ({ judgementsQuery }) => run(judgementsQuery(channel)),
  auditQuery: ({ auditQuery }) => run(auditQuery(AUDIT_FILTERS)),
  grantsQuery: ({ grantsQuery }) => run(grantsQuery()),
  tokensQuery: ({ tokensQuery }) => run(tokensQuery()),
};
const CHANGES: Record<
  Exclude<keyof typeof ConsoleChanges, 'CHANNEL_OPERATIONS'>,
  (console: typeof ConsoleChanges) => unknown
> = {
  changeChannel: ({ changeChannel, CHANNEL_OPERATIONS }) =>
    Promise.all(CHANNEL_OPERATIONS.map((operation) => changeChannel(channel, operation, {}))),
  changeSettings: ({ changeSettings }) => changeSettings(channel, remote, {}),
  makeToken: ({ makeToken }) => makeToken({}),
  revokeToken: ({ revokeToken }) => revokeToken('id'),
  giveGrant: ({ giveGrant }) => giveGrant(remote, { routes: ['/food'] }),
  revokeGrant: ({ revokeGrant }) => revokeGrant(remote, {}),
};

describe('the description of the registry', () => {
  let folder: string;
  let database: { url: string; close(): Promise<void> };
  let registry: RunningRegistry;
  let description: Description;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-described-'));
    await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
    database = await openTestDatabase();
    registry = await startRegistry({
      databaseUrl: database.url,
      storeDir: join(folder, 'store'),
      token: newToken('person'),
    });
    const answer = await fetch(new URL('/registry/v1/openapi.json', registry.url));
    description = (await answer.json()) as Description;
  });
  after(async () => {
    await registry.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const isDescribed = (method: string, path: string) =>
    Object.entries(description.paths).some(([template, methods]) => {
      const blanks = template.split('/');
      const names = path.split('/');
      const fits =
        blanks.length === names.length && blanks.every((it, at) => /^\{.+\}$/.test(it) || it === names[at]);
      return fits && methods[method.toLowerCase()] !== undefined;
    });

  /** The requests that calling everything in a list makes, by its name. */
  async function requestsOf<T>(
    calls: Record<string, (of: T) => unknown>,
    of: T,
  ): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const [name, call] of Object.entries(calls)) {
      const asked: string[] = [];
      const fetched = mock.method(
        globalThis,
        'fetch',
        async (url: URL, { method = 'GET' }: RequestInit = {}) => {
          asked.push(`${method} ${url.pathname}`);
          // A release that is sent again would not be: the registry does not know it.
          const isUnknown = name === 'publish' && method === 'GET';
          return isUnknown ? Response.json({ detail: '', status: 404 }, { status: 404 }) : Response.json({});
        },
      );
      await call(of);
      fetched.mock.restore();
      found.set(name, asked);
    }
    return found;
  }

  function assertDescribed(requests: Map<string, string[]>) {
    for (const [name, asked] of requests) {
      assert.ok(asked.length > 0, `${name} asked for nothing`);
      for (const each of asked) {
        const [method = '', path = ''] = each.split(' ');
        assert.ok(isDescribed(method, path), `${name} asks for ${each}, which is not described`);
      }
    }
  }

  it('names every call of the command', async () => {
    const client = createRegistryClient({ url: HERE, token: 'token' });
    assert.deepEqual(Object.keys(client).sort(), Object.keys(COMMAND).sort());
    const calls = Object.fromEntries(
      Object.entries(COMMAND).map(([name, call]) => [name, (of: RegistryClient) => call(of, folder)]),
    );
    const requests = await requestsOf(calls, client);
    assert.deepEqual(
      requests.get('publish')?.map((each) => each.split(' ')[0]),
      ['GET', 'PUT'],
    );
    assertDescribed(requests);
  });

  it('names every call of the console', async () => {
    // What its page has of the browser.
    Object.assign(globalThis, { location: { origin: HERE }, sessionStorage: { getItem: () => 'token' } });
    const queries = await import('@souk/release-console/queries');
    const changes = await import('@souk/release-console/changes');
    const { CHANNEL_OPERATIONS: _operations, ...changing } = changes;
    assert.deepEqual(Object.keys(queries).sort(), Object.keys(QUERIES).sort());
    assert.deepEqual(Object.keys(changing).sort(), Object.keys(CHANGES).sort());
    assertDescribed(await requestsOf(QUERIES, queries));
    assertDescribed(await requestsOf(CHANGES, changes));
  });

  it('has a response and the problems of each route', () => {
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, responses })),
    );
    assert.ok(operations.length > 0);
    for (const { name, responses } of operations) {
      assert.ok(
        Object.keys(responses).some((status) => /^2/.test(status)),
        `${name} has no answer`,
      );
      for (const status of ['4XX', '5XX']) {
        const shared = /^#\/components\/responses\/(\w+)$/.exec(responses[status]?.$ref ?? '')?.[1] ?? '';
        const problem = description.components.responses[shared] ?? responses[status];
        assert.deepEqual(
          Object.keys(problem?.content ?? {}),
          ['application/problem+json'],
          `${name} ${status}`,
        );
      }
    }
  });

  it('documents 201 for every call that creates something', () => {
    const made = [
      'post /registry/v1/tokens',
      'post /registry/v1/previews',
      'put /registry/v1/releases/{remote}/{version}',
    ];
    for (const [method = '', path = ''] of made.map((each) => each.split(' ')))
      assert.ok(description.paths[path]?.[method]?.responses['201'], `${method} ${path}`);
  });
});
