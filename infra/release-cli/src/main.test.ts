import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { promisify } from 'node:util';
import { PREVIEW_MINUTES } from '@souk/contracts';
import type { ChannelState, GateFinding, LiveRelease } from '@souk/contracts';
import { MAX_LIST_ENTRIES, TOKEN_BOUNDS } from '@souk/contracts/channel-changes';
import { run as runCommandLine } from './main.ts';
import { startFakeRegistry } from './testing/fake-registry.ts';
import type { FakeRegistry } from './testing/fake-registry.ts';
import { makeReleaseFolder } from './testing/release-folder.ts';

const souk = new URL('../bin/souk.mjs', import.meta.url).pathname;

const live = (stable: string, changes: Partial<LiveRelease> = {}): LiveRelease => ({
  stable,
  canary: null,
  fallback: '1.0.0',
  revision: 4,
  action: 'activate',
  reason: null,
  actor: 'operator',
  changedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const state = (remotes: ChannelState['remotes'], revision = 4): ChannelState => ({
  channel: 'production',
  epoch: 'e',
  revision,
  remotes,
  quarantined: [],
});

interface Output {
  code: number;
  out: string;
  err: string;
}

/** Runs the command line in this process, with this environment. */
async function runHere(args: string[], environment: Record<string, string>): Promise<Output> {
  const output = { out: '', err: '' };
  const { SOUK_REGISTRY_URL: _url, SOUK_REGISTRY_TOKEN: _token, ...inherited } = process.env;
  const before = process.env;
  process.env = { ...inherited, ...environment };
  const mocks = [
    mock.method(console, 'log', (line: string) => void (output.out += `${line}\n`)),
    mock.method(console, 'error', (line: string) => void (output.err += `${line}\n`)),
    mock.method(process.stderr, 'write', (text: string) => Boolean((output.err += text))),
  ];
  try {
    return { code: await runCommandLine(['node', 'souk', ...args]), ...output };
  } finally {
    for (const { mock: replaced } of mocks) replaced.restore();
    process.env = before;
  }
}

describe('souk', () => {
  let registry: FakeRegistry;
  let home: string;

  beforeEach(async () => {
    registry = await startFakeRegistry();
    home = await mkdtemp(join(tmpdir(), 'souk-home-'));
    await writeFile(join(home, 'registry.json'), JSON.stringify({ url: registry.url, token: 'own-token' }));
  });
  afterEach(async () => {
    await registry.close();
    await rm(home, { recursive: true });
  });

  /** Runs the program in a process of its own, as on a terminal. */
  const runProgram = (args: string[]) =>
    new Promise<Output>((done) => {
      const { SOUK_REGISTRY_URL: _url, SOUK_REGISTRY_TOKEN: _token, ...inherited } = process.env;
      const env = { ...inherited, SOUK_HOME: home };
      const child = execFile(process.execPath, [souk, ...args], { env }, (_error, out, err) =>
        done({ code: child.exitCode ?? -1, out, err }),
      );
    });
  /** The same in this process, since starting one takes longer than any command. */
  const run = (args: string[], environment: Record<string, string> = {}) =>
    runHere(args, { SOUK_HOME: home, ...environment });
  const answer = (call: string, body: unknown, status = 200) => registry.answers.set(call, { status, body });
  /** A published release of food, and what the gate says of it. */
  const published = (version: string, findings: GateFinding[] = [], channel = 'production') => {
    answer(`GET releases/food/${version}`, { remote: 'food', version, manifest: null });
    answer(`POST channels/${channel}/check`, { passed: findings.length === 0, findings });
  };

  it('activates on the revision that it read, with the settings of the stack on this machine', async () => {
    published('1.0.1');
    answer('GET channels/production', state({}));
    answer('GET channels/production/settings/food', { holdback: 10, observationMinutes: 30 });
    answer('POST channels/production/activations', { changed: true, state: state({}, 5) });
    const { code, out, err } = await runProgram(['activate', 'food', '1.0.1']);
    assert.deepEqual([code, out], [0, 'food 1.0.1 is live in production, revision 5.\n']);
    assert.equal(err, 'Every visitor gets food 1.0.1 the next time they enter food. No page reloads.\n');
    const post = registry.heard.at(-1);
    assert.deepEqual(JSON.parse(post?.body.toString() ?? ''), {
      remote: 'food',
      version: '1.0.1',
      revision: 4,
    });
    assert.equal(post?.authorization, 'Bearer own-token');
  });

  it('rolls back with a reason, and names what is quarantined', async () => {
    answer('GET channels/production', state({ food: live('1.0.1') }));
    for (const path of ['rollbacks', 'rollbacks/dry-run'])
      answer(`POST channels/production/${path}`, {
        changed: true,
        state: {
          ...state({ food: live('1.0.0', { action: 'rollback' }) }, 5),
          quarantined: [
            { remote: 'food', version: '1.0.1', revision: 5, reason: '', quarantinedAt: '', killed: false },
          ],
        },
      });
    const { code, out, err } = await run(['rollback', 'food', '--reason', 'prices are wrong']);
    assert.equal(code, 0);
    assert.match(err, /^Every visitor of food gets 1\.0\.0 .* and 1\.0\.1 is quarantined\./);
    assert.match(out, /^food is back on 1\.0\.0 in production, revision 5; 1\.0\.1 is quarantined\./);
    const sent = registry.heard.filter(({ method }) => method === 'POST');
    assert.deepEqual(
      sent.map(({ path }) => path),
      ['channels/production/rollbacks/dry-run', 'channels/production/rollbacks'],
    );
    for (const { body } of sent)
      assert.deepEqual(JSON.parse(body.toString()), {
        remote: 'food',
        reason: 'prices are wrong',
        revision: 4,
      });
  });

  it('explains how to go further back where a rollback changed nothing', async () => {
    const before = state({ food: live('1.0.1', { action: 'rollback' }) });
    answer('GET channels/production', before);
    answer('POST channels/production/rollbacks', { changed: false, state: before });
    const { code, out } = await run(['rollback', 'food', '--reason', 'still wrong']);
    assert.equal(code, 0);
    assert.match(out, /nothing changed\. To go further back, pass --to 1\.0\.0\./);
  });

  it('publishes a built release and makes it live', async () => {
    const { folder, record } = await makeReleaseFolder({ 'remoteEntry.js': 'run();' });
    answer('PUT releases/food/1.0.1', record, 201);
    answer('POST channels/next/check', { passed: true, findings: [] });
    answer('GET channels/next', { ...state({}), channel: 'next' });
    answer('GET channels/next/settings/food', { holdback: 10, observationMinutes: 30 });
    answer('POST channels/next/activations', { changed: true, state: { ...state({}, 5), channel: 'next' } });
    const { code, out, err } = await run(['publish', folder, '--activate', '--channel', 'next']);
    await rm(folder, { recursive: true });
    assert.equal(code, 0);
    // Without a terminal, progress is printed in lines.
    assert.match(err, /^Sent 100 %, 1 of 1 kB\.\n/);
    assert.doesNotMatch(err, /[\r█░]/);
    assert.equal(
      out,
      'Published food 1.0.1: 1 file, 1 kB compressed.\nfood 1.0.1 is live in next, revision 5.\n',
    );
  });

  it('asks the gate before it announces anything, and explains how to lift a quarantine', async () => {
    const message = 'food 1.0.1 was rolled back from in revision 3 ("bad") and is quarantined.';
    const finding = { code: 'quarantined', message, packages: [], releases: ['food@1.0.1'] };
    published('1.0.1', [finding]);
    answer('GET channels/production', state({ food: live('1.0.0') }));
    answer('GET channels/production/settings/food', { holdback: 10, observationMinutes: 30 });
    for (const command of [
      ['activate', 'food', '1.0.1'],
      ['canary', 'food', '1.0.1', '--share', '5'],
    ]) {
      const { code, out, err } = await run(command);
      assert.deepEqual([code, out], [1, '']);
      assert.match(
        err,
        /^souk: The gate refuses this:\n {2}quarantined: food 1\.0\.1 .*\n {2}If it was not the cause: \S+souk quarantine lift food 1\.0\.1 --reason "…"\n$/,
      );
    }
    assert.ok(registry.heard.every(({ path }) => !/activations|canaries/.test(path)));
    const { out } = await run(['activate', 'food', '1.0.1', '--json']);
    assert.deepEqual(JSON.parse(out), { error: { code: 'quarantined', message, findings: [finding] } });
  });

  const refused: [string[], string, number, string][] = [
    [['kill', 'food', '9.9.9', '--reason', 'bad'], 'channels/production/kills', 404, 'no-release'],
    [
      ['quarantine', 'lift', 'food', '1.0.0', '--reason', 'fine'],
      'channels/production/quarantine-lifts',
      422,
      'not-quarantined',
    ],
    [
      ['server-rendering', 'off', 'grocery', '--reason', 'bad'],
      'channels/production/server-renderings',
      404,
      'not-live',
    ],
    [['grant', 'give', 'food', '--routes', '/home'], 'grants/food', 409, 'grant-overlaps'],
    [['grant', 'revoke', 'food'], 'grants/food/revocations', 409, 'grant-needed'],
  ];
  for (const [args, path, status, code] of refused)
    it(`announces nothing where the registry refuses souk ${args.join(' ')}`, async () => {
      const detail = 'The registry says why.';
      answer('GET channels/production', state({ food: live('1.0.1') }));
      answer(`POST ${path}/dry-run`, { title: 'Refused', status, code, detail }, status);
      assert.deepEqual(await run(args), { code: 1, out: '', err: `souk: ${detail}\n` });
      const sent = registry.heard.filter(({ method }) => method === 'POST');
      assert.deepEqual(
        sent.map((request) => request.path),
        [`${path}/dry-run`],
      );
    });

  it('announces the release that open pages really swap to after a kill', async () => {
    answer('GET channels/production', state({ food: live('1.0.2', { fallback: '1.0.1' }) }));
    const after = { changed: true, state: state({ food: live('1.0.0', { action: 'kill' }) }, 5) };
    for (const path of ['kills', 'kills/dry-run']) answer(`POST channels/production/${path}`, after);
    const { code, out, err } = await run(['kill', 'food', '--reason', 'shows the orders of others']);
    assert.equal(code, 0, err);
    assert.match(err, /^Open pages that show food 1\.0\.2 swap to 1\.0\.0 at once, .*\n$/);
    assert.match(
      out,
      /^food 1\.0\.2 is killed in production, revision 5; open pages swap to 1\.0\.0 at once/,
    );
  });

  const outages: [string, { status: number; body: unknown } | null, string][] = [
    [
      'fails',
      { status: 503, body: { status: 503, code: 'database-away', detail: 'The database is away.' } },
      'The database is away\\.',
    ],
    [
      'is behind a proxy that fails',
      { status: 404, body: 'Not here' },
      'The registry responded with status 404\\.',
    ],
    [
      'is too old to know it',
      { status: 404, body: { status: 404, code: 'not-found', detail: 'Route not found.' } },
      'Route not found\\.',
    ],
    ['answers nonsense', { status: 200, body: {} }, ''],
    ['does not respond', null, '.* no response within 3 seconds\\.'],
  ];
  for (const [what, response, cause] of outages)
    it(`kills a release even though the registry ${what} when it is asked beforehand`, async () => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const shortened = mock.method(AbortSignal, 'timeout', (ms: number) => timeout(ms === 3000 ? 50 : ms));
      answer('GET channels/production', state({ food: live('1.0.1') }));
      if (response) registry.answers.set('POST channels/production/kills/dry-run', response);
      else registry.silent.add('POST channels/production/kills/dry-run');
      const killed = state({ food: live('1.0.0', { action: 'kill' }) }, 5);
      answer('POST channels/production/kills', { changed: true, state: killed });
      const { code, out, err } = await run(['kill', 'food', '--reason', 'shows the orders of others']);
      shortened.mock.restore();
      assert.equal(code, 0, err);
      const words = `^Open pages that show food 1\\.0\\.1 swap to .*\\nThe registry did not confirm this beforehand: ${cause}`;
      assert.match(err, new RegExp(words));
      assert.match(out, /^food 1\.0\.1 is killed in production, revision 5/);
    });

  it('asks nobody to confirm a grant that the remote has already, or a revocation of what it does not have', async () => {
    const unchanged = { changed: false, grant: null };
    for (const path of ['', '/revocations'])
      for (const end of ['', '/dry-run']) answer(`POST grants/food${path}${end}`, unchanged);
    const given = await run(['grant', 'give', 'food', '--routes', '/home']);
    assert.deepEqual([given.out, given.err], ['food already has that grant; nothing changed.\n', '']);
    const revoked = await run(['grant', 'revoke', 'food']);
    assert.deepEqual([revoked.out, revoked.err], ['food does not have that grant; nothing changed.\n', '']);
  });

  it('explains how to lift a quarantine where a check finds one', async () => {
    const message = 'food 1.0.1 was rolled back from in revision 3 ("bad") and is quarantined.';
    published('1.0.1', [{ code: 'quarantined', message, packages: [], releases: ['food@1.0.1'] }]);
    const { code, out } = await run(['check', 'food@1.0.1']);
    assert.equal(code, 1);
    assert.match(
      out,
      /\n {2}quarantined: food 1\.0\.1 .*\n {2}If it was not the cause: \S+souk quarantine lift food 1\.0\.1 --reason "…"\n$/,
    );
  });

  describe('with times', () => {
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const usedAt = before(3);
    const revokedAt = before(120);
    const token = {
      id: 't1',
      name: 'food ci',
      kind: 'ci',
      scopes: [{ remote: 'food', actions: ['read'] }],
      createdAt: before(9000),
      expiresAt: before(-10 * 24 * 60 - 1),
      lastUsedAt: usedAt,
      revokedAt: null,
    };
    const grant = {
      remote: 'flowers',
      grantedBy: 'ann',
      grantedAt: usedAt,
      routes: ['/home'],
      moduleTypes: [],
      contributions: [],
      capabilities: [],
    };
    const collected = { remote: 'food', version: '0.1.0', publishedAt: usedAt, bytes: 1_000_000 };

    beforeEach(() => {
      answer('GET tokens', { tokens: [token, { ...token, name: 'lost', revokedAt }] });
      answer('GET grants', { grants: [grant] });
      answer('GET retention', { collect: [collected], keep: [] });
    });

    it('lists tokens, grants and old releases with colours and relative times on a terminal', async () => {
      const { isTTY } = process.stdout;
      process.stdout.isTTY = true;
      try {
        const onTerminal = async (...args: string[]) => (await run(args, { NO_COLOR: '' })).out;
        const tokens = await onTerminal('token', 'list');
        assert.match(tokens, /expires in 10 d, used 3 min ago/);
        assert.ok(tokens.includes('\u001b[31mrevoked 2 h ago\u001b[39m'), tokens);
        assert.match(await onTerminal('grant', 'list'), /flowers\u001b\[22m, by ann, 3 min ago\n/);
        assert.match(await onTerminal('retention'), /\u001b\[2mpublished 3 min ago\u001b/);
      } finally {
        process.stdout.isTTY = isTTY;
      }
    });

    it('lists them with exact times and no colours elsewhere', async () => {
      const tokens = (await run(['token', 'list'])).out;
      assert.ok(tokens.includes(`expires ${token.expiresAt}, used ${usedAt}`), tokens);
      assert.ok(tokens.includes(`revoked ${revokedAt}`), tokens);
      const [head] = (await run(['grant', 'list'])).out.split('\n');
      assert.equal(head, `flowers, by ann, ${usedAt}`);
      const retention = (await run(['retention'])).out;
      assert.ok(retention.includes(`0.1.0  published ${usedAt}  1.0 MB`), retention);
    });
  });

  it('prints changes as JSON, with nothing beside it on standard output', async () => {
    const before = state({ food: live('1.0.1') });
    const after = { changed: true, state: state({ food: live('1.0.0', { action: 'rollback' }) }, 5) };
    answer('GET channels/production', before);
    for (const path of ['rollbacks', 'rollbacks/dry-run']) answer(`POST channels/production/${path}`, after);
    const { code, out } = await run(['rollback', 'food', '--reason', 'bad', '--json']);
    assert.deepEqual([code, JSON.parse(out)], [0, after]);
  });

  it('prints the link after a publication, and the command that activates it', async () => {
    const { folder, record } = await makeReleaseFolder({ 'remoteEntry.js': 'run();' });
    const access = { url: registry.url, token: 'own-token', storefront: 'http://shop.example' };
    await writeFile(join(home, 'registry.json'), JSON.stringify(access));
    answer('PUT releases/food/1.0.1', record, 201);
    answer('GET me', { name: 'operator', scopes: [{ remote: '*', actions: ['preview'] }] });
    answer('POST previews', { path: '/?preview=abc', expiresAt: '2026-01-01T01:00:00.000Z' });
    const { out } = await run(['publish', folder]);
    assert.match(out, /\nSee it first, for 60 minutes: http:\/\/shop\.example\/\?preview=abc\n/);
    assert.match(out, /\nMake it live: \S+souk activate food 1\.0\.1\n$/);
    // A build server that may only publish gets the command instead.
    answer('GET me', { name: 'ci', scopes: [{ remote: 'food', actions: ['publish'] }] });
    assert.match((await run(['publish', folder])).out, /\nSee it first: \S+souk preview food 1\.0\.1\n/);
    assert.equal(registry.heard.filter(({ path }) => path === 'previews').length, 1);
    await rm(folder, { recursive: true });
  });

  it('lists the latest change first', async () => {
    answer('GET channels/production', {
      ...state({ food: live('1.0.0', { revision: 2 }), grocery: live('1.2.0', { revision: 4 }) }),
      quarantined: [2, 3].map((revision) => ({
        remote: 'food',
        version: `0.${revision}.0`,
        revision,
        reason: '',
      })),
    });
    answer('GET releases', { releases: [] });
    const { out } = await run(['status']);
    assert.match(
      out,
      /^production.*\ngrocery .*\nfood .*\nquarantined: food 0\.3\.0 .*\nquarantined: food 0\.2\.0/,
    );
  });

  it('names the release whose quarantine was lifted in the history', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const revision = { remote: 'food', stable: '1.0.0', canary: null, reason: 'fine', actor: 'ann', at };
    answer('GET channels/production/history?remote=food&limit=30', {
      revisions: [
        { ...revision, revision: 3, action: 'lift', version: '1.0.1' },
        { ...revision, revision: 2, action: 'rollback', version: '1.0.0' },
      ],
    });
    const { out } = await run(['history', 'food']);
    assert.match(out, /^3 +\S+ +lift 1\.0\.1 +1\.0\.0 +ann +fine\n2 +\S+ +rollback +1\.0\.0 /);
  });

  it('starts without the bundler, which takes longer to load than most commands to run', async () => {
    const main = new URL('main.ts', import.meta.url).href;
    const script = `await import(${JSON.stringify(main)});
      const { default: { _cache } } = await import('node:module');
      console.log(Object.keys(_cache).filter((path) => path.includes('/webpack/')).length);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      script,
    ]);
    assert.equal(stdout, '0\n');
  });

  it('prints its version', async () => {
    assert.match((await runProgram(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
  });

  it('shows what is live, why, and what is quarantined', async () => {
    const quarantined = [
      { remote: 'food', version: '1.0.1', revision: 4, reason: 'bad', quarantinedAt: 'then' },
    ];
    answer('GET channels/production', {
      ...state({ food: live('1.0.0', { action: 'rollback', reason: 'bad' }), grocery: live('1.2.0') }),
      quarantined,
    });
    const verification = { publishedAt: '', collectedAt: null, verification: 'running' };
    answer('GET releases', { releases: [{ remote: 'food', version: '1.0.2', ...verification }] });
    const { code, out } = await run(['status']);
    assert.equal(code, 0);
    assert.match(
      out,
      /^production, revision 4\nfood +1\.0\.0 +rolled back by operator, .* bad\ngrocery +1\.2\.0 +activated/,
    );
    assert.match(out, /quarantined: food 1\.0\.1 since revision 4, bad/);
    assert.match(out, /food 1\.0\.2 is being verified/);
  });

  it('watches pages follow, a line for each change where nobody looks at a screen, until Ctrl-C', async () => {
    answer('GET channels/production', state({ food: live('1.0.0') }));
    answer('GET channels/production/propagation', {
      revision: 4,
      pages: 2,
      followed: 1,
      seconds: { half: 0.4, most: null, all: null },
      releases: { food: { '1.0.0': { armed: 2, shown: 1 } } },
    });
    const env = { ...process.env, SOUK_HOME: home, SOUK_REGISTRY_URL: '', SOUK_REGISTRY_TOKEN: '' };
    const child = spawn(process.execPath, [souk, 'status', '--watch'], { env });
    const ended = new Promise((done) => child.once('exit', done));
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    assert.match(
      line,
      /^revision 4: 1 of 2 pages followed; half after 0\.4 s, .*food 1\.0\.0 armed 2, shown 1\n$/,
    );
    child.kill('SIGINT');
    assert.equal(await ended, 0);
  });

  it('asks the registry for a link, and prints it with the address of the storefront', async () => {
    answer('POST previews', {
      path: '/?preview=abc',
      token: 'abc',
      releases: [{ remote: 'food', version: '1.1.0' }],
      channel: 'production',
      expiresAt: '2026-01-01T01:00:00.000Z',
    });
    const { code, out, err } = await run([
      'preview',
      'food',
      '1.1.0',
      '--minutes',
      '5',
      '--storefront',
      'http://shop.example',
    ]);
    assert.deepEqual([code, out], [0, 'http://shop.example/?preview=abc\n']);
    assert.match(err, /^This link shows food 1\.1\.0 in production\. It expires in 5 minutes/);
    assert.deepEqual(JSON.parse(registry.heard.at(-1)?.body.toString() ?? ''), {
      releases: [{ remote: 'food', version: '1.1.0' }],
      minutes: 5,
      channel: 'production',
    });
    const several = ['preview', 'food@1.1.0', 'host@2.0.0', '--storefront', 'http://shop.example'];
    assert.match((await run(several)).err, /^This link shows food 1\.1\.0, host 2\.0\.0 in production/);
    assert.match((await run(['preview', 'food', '1.1.0'])).err, /^souk: No storefront is configured/);
  });

  it('removes releases only on request, and gives the reason for those that stay', async () => {
    const gone = {
      remote: 'food',
      version: '0.1.0',
      publishedAt: '2026-01-01T00:00:00.000Z',
      bytes: 2_000_000,
    };
    const plan = { collect: [gone], keep: [{ remote: 'food', version: '1.0.0', why: ['live', 'newest'] }] };
    answer('GET retention', plan);
    answer('POST retention', { collected: [gone] });
    const dry = await run(['retention']);
    assert.match(
      dry.out,
      /^To delete: 1 release, 2\.0 MB, with \S*souk retention --collect\.\n +food +0\.1\.0 .*\nRetained:\n +food +1\.0\.0 +live, newest\n$/,
    );
    assert.ok(registry.heard.every(({ method }) => method === 'GET'));
    const { out, err } = await run(['retention', '--collect']);
    assert.match(err, /^1 release, 2\.0 MB, will be deleted permanently\. Customers see no change/);
    assert.match(out, /^Deleted: 1 release/);
  });

  it('makes edges accept a restored registry, after it showed the effect on customers', async () => {
    answer('POST epochs', { epoch: 'second', startedAt: '2026-01-02T00:00:00.000Z' });
    const { out, err } = await run(['reset-edges', '--reason', 'restored']);
    assert.match(err, /^Every edge accepts the state of this registry/);
    assert.match(out, /^A new epoch started at 2026-01-02T00:00:00\.000Z/);
    assert.equal((await run(['reset-edges'])).code, 2);
  });

  it('never sends the token of this machine to another registry', async () => {
    const { code, err } = await run(['status', '--registry', registry.url]);
    assert.deepEqual([code, registry.heard.length], [1, 0]);
    assert.match(err, /^souk: No token for http:.* is configured\. Pass --token/);
    answer('GET channels/production', state({}));
    answer('GET releases', { releases: [] });
    const named = await run(['status'], { SOUK_REGISTRY_URL: registry.url, SOUK_REGISTRY_TOKEN: 'theirs' });
    assert.equal(named.code, 0);
    assert.equal(registry.heard.at(-1)?.authorization, 'Bearer theirs');
  });

  it('prints only the token that this machine signs in to the console with', async () => {
    assert.deepEqual(await runProgram(['token']), { code: 0, out: 'own-token\n', err: '' });
    await rm(join(home, 'registry.json'));
    assert.match((await run(['token'])).err, /^souk: No stack has run on this machine/);
  });

  const failures: [string, string[], RegExp][] = [
    ['a refusal of the registry', ['history', 'food'], /^souk: There is no such thing\.\n$/],
    [
      'a folder that is not there',
      ['publish', 'remotes/nothing'],
      /^souk: The folder .*remotes\/nothing does not exist\. /,
    ],
  ];
  for (const [what, args, words] of failures)
    it(`answers ${what} with one clear sentence and a failing exit code`, async () => {
      const { code, out, err } = await runProgram(args);
      assert.equal(code, 1);
      assert.equal(out, '');
      assert.match(err, words);
      assert.doesNotMatch(err, /\n\s+at /);
    });

  const wrongUsages: [string, string[], string][] = [
    [
      'a rollback without a reason',
      ['rollback', 'food'],
      "error: required option '--reason <text>' not specified",
    ],
    ['an unknown command', ['explode'], "error: unknown command 'explode'"],
    [
      'a token for too many days',
      ['token', 'create', '--name', 'x', '--ci', '--allow', 'food:read', '--days', '400'],
      `error: option '--days <number>' argument '400' is invalid. Expected a whole number of days from 1 to ${TOKEN_BOUNDS.days.max}.`,
    ],
    [
      'a list of too many entries',
      ['audit', '--limit', '501'],
      `error: option '--limit <number>' argument '501' is invalid. Expected a number from 1 to ${MAX_LIST_ENTRIES}.`,
    ],
    [
      'a link that is valid for too long',
      ['preview', 'food@1.1.0', '--minutes', '20000'],
      `error: option '--minutes <number>' argument '20000' is invalid. Expected a whole number of minutes from 1 to ${PREVIEW_MINUTES.max}.`,
    ],
    ['a number that is none', ['history', 'food', '--limit', 'few'], "error: option '--limit <number>'"],
    [
      'options that exclude each other',
      ['token', 'create', '--name', 'x', '--allow', 'food:read'],
      'souk: Pass either',
    ],
    ['a wrong address', ['status', '--registry', 'nowhere'], 'souk: --registry: nowhere is not an address'],
    ['a preview of no release', ['preview', 'food'], 'souk: "food" is not a release. Name remote'],
    ['a grant of nothing', ['grant', 'give', 'food'], 'souk: Nothing to grant to food. Pass claims'],
  ];
  for (const [what, args, words] of wrongUsages) {
    it(`answers ${what} with a sentence and an exit code of its own`, async () => {
      const { code, out, err } = await run(args);
      assert.deepEqual([code, out], [2, '']);
      assert.ok(err.startsWith(words), err);
    });

    it(`answers ${what} with one JSON document where a script wants JSON`, async () => {
      const { code, out } = await run([...args, '--json']);
      const { error } = JSON.parse(out) as { error: Record<'code' | 'message' | 'findings', unknown> };
      assert.deepEqual([code, error.code, error.findings], [2, 'failed', []]);
      assert.ok(String(error.message).startsWith(words.replace(/^\w+: /, '')), out);
    });
  }

  const wrong: [Record<string, string>, RegExp][] = [
    [{ SOUK_VERSION: 'one' }, /^souk: SOUK_VERSION must be a version such as [^\n]+\n$/],
    [{ SOUK_REGISTRY_URL: 'nowhere' }, /^souk: SOUK_REGISTRY_URL must be a URL [^\n]+\n$/],
    [{ SOUK_REGISTRY_TOKEN: 'two words' }, /^souk: SOUK_REGISTRY_TOKEN must be one word [^\n]+\n$/],
  ];
  for (const [environment, words] of wrong)
    it(`refuses a wrong ${Object.keys(environment).join()} before it does anything`, async () => {
      const { code, out, err } = await run(['status'], environment);
      assert.deepEqual([code, out, registry.heard.length], [1, '', 0]);
      assert.match(err, words);
      assert.doesNotMatch(err, /two words/);
    });

  it('filters the audit log by who, remote, action and period', async () => {
    const query = 'actor=mar&remote=food&action=kill&since=2026-01-31T00%3A00%3A00.000Z&limit=30';
    answer(`GET audit?${query}`, { entries: [] });
    const found = await run([
      ...['audit', '--actor', 'mar', '--remote', 'food'],
      ...['--action', 'kill', '--since', '2026-01-31'],
    ]);
    assert.deepEqual(found, { code: 0, out: 'No entries found.\n', err: '' });
    const { code, err } = await run(['audit', '--action', 'dance']);
    assert.equal(code, 2);
    assert.match(err, /Allowed choices are activate, rollback, kill/);
  });

  it('does not show a token that cannot be sent', async () => {
    const { code, err } = await run(['status', '--token', 'se\ncret']);
    assert.equal(code, 2);
    assert.match(err, /^souk: --token contains characters that are not allowed/);
    assert.doesNotMatch(err, /cret/);
  });

  it('explains how to get a registry where none is known', async () => {
    await rm(join(home, 'registry.json'));
    const { code, err } = await run(['status']);
    assert.deepEqual(
      [code, err],
      [
        1,
        'souk: No registry is configured. Start the stack with npm start, or pass --registry and --token.\n',
      ],
    );
  });
});
