import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { openTestDatabase } from '@souk/database/testing';
import { FEDERATION_RUNTIME, RECORD_FILE, federationName, type ReleaseRecord } from '@souk/contracts';
import { createRegistryClient } from '@souk/release-cli';
import { run } from '@souk/release-cli/command';
import { newToken, startRegistry, type RunningRegistry } from '@souk/release-registry';

/** The command line and the registry as they are, one against the other. */
describe('souk, against a registry', () => {
  const token = newToken('person');
  let home: string;
  let database: { url: string; close(): Promise<void> };
  let registry: RunningRegistry;
  let out: string[];
  let err: string[];

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'souk-command-'));
    database = await openTestDatabase();
    registry = await startRegistry({ databaseUrl: database.url, storeDir: join(home, 'store'), token });
    // As for the first remotes of a stack.
    for (const remote of ['food', 'grocery', 'pharmacy', 'parcel', 'browse', 'checkout', 'ecommerce'])
      await createRegistryClient({ url: registry.url, token }).giveGrant(remote, {
        routes: ['/home'],
        moduleTypes: [remote],
        capabilities: ['cart', 'wishlist', 'delivery'],
      });
  });
  after(async () => {
    await registry.close();
    await database.close();
    await rm(home, { recursive: true, force: true });
  });
  beforeEach(() => {
    out = [];
    err = [];
    mock.method(console, 'log', (line: string) => out.push(line));
    mock.method(console, 'error', (line: string) => err.push(line));
    mock.method(process.stderr, 'write', (text: string) => err.push(text.trimEnd()));
  });
  afterEach(() => mock.restoreAll());

  /** A built release on disk. */
  async function built(
    remote: string,
    version: string,
    {
      bytes = Buffer.from(`run("${remote} ${version}");`),
      ...changes
    }: Partial<ReleaseRecord> & { bytes?: Buffer } = {},
  ): Promise<string> {
    const folder = await mkdtemp(join(home, 'built-'));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const record: ReleaseRecord = {
      remote,
      version,
      commit: null,
      builtAt: '2026-01-01T00:00:00.000Z',
      entry: 'remoteEntry.js',
      globalName: federationName(remote, version),
      initial: [],
      files: [{ path: 'remoteEntry.js', size: bytes.length, integrity }],
      shared: [],
      runtime: FEDERATION_RUNTIME,
      manifest: {
        name: remote,
        moduleType: remote,
        routes: ['/home'],
        shell: '^1.0.0',
        contributions: {},
        capabilities: { cart: true, wishlist: true, delivery: true },
        words: { en: { items: 'Foods', stores: 'Restaurants' } },
      },
      ...changes,
    };
    await writeFile(join(folder, 'remoteEntry.js'), bytes);
    await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
    return folder;
  }

  const at = (url: string, by: string, ...args: string[]) => {
    out.length = 0;
    err.length = 0;
    return run(['node', 'souk', ...args, '--registry', url, '--token', by]);
  };
  const souk = (...args: string[]) => at(registry.url, token, ...args);
  /** Publishes versions and makes the first of them live. */
  async function live(remote: string, ...versions: string[]) {
    for (const version of versions)
      assert.equal(await souk('publish', await built(remote, version)), 0, err.join());
    assert.equal(await souk('activate', remote, versions[0] ?? ''), 0, err.join());
  }

  it('takes a release through canary, promotion and rollback, and shows at each what customers will see', async () => {
    await live('food', '1.0.0', '1.1.0');
    assert.equal(await souk('canary', 'food', '1.1.0', '--steps', '5:10,50:60'), 0);
    assert.match(
      err[0] ?? '',
      /^Visitors get food 1\.1\.0 .*: 5 % for 10 minutes, 50 % for 60 minutes, then every visitor/,
    );
    assert.match(out[0] ?? '', /^food 1\.1\.0 is live for 5 % of visitors in production, revision 2\.$/);
    assert.equal(await souk('pause', 'food'), 0);
    assert.match(out[0] ?? '', /^food 1\.1\.0 at 5 % in production is paused\.$/);
    assert.equal(await souk('status'), 0);
    assert.match(out[0] ?? '', /food +1\.0\.0 +canary 1\.1\.0 at 5 %, paused/);
    assert.equal(await souk('continue', 'food'), 0);
    assert.equal(await souk('promote', 'food'), 0);
    assert.match(out[0] ?? '', /^food 1\.1\.0 is live for every visitor in production, revision 3\.$/);
    assert.equal(await souk('rollback', 'food', '--reason', 'prices missing'), 0);
    assert.match(err[0] ?? '', /^Every visitor of food gets 1\.0\.0 .* 1\.1\.0 is quarantined/);
    assert.match(out[0] ?? '', /^food is back on 1\.0\.0 in production, revision 4; 1\.1\.0 is quarantined/);
    assert.equal(await souk('rollback', 'food', '--reason', 'once more'), 0);
    assert.match(out[0] ?? '', /nothing changed\.$/);
  });

  it('makes a new remote live once it is granted what it claims, and removes its first release again', async () => {
    const folder = await built('flowers', '1.0.0');
    assert.equal(await souk('publish', folder, '--activate'), 1);
    assert.match(
      err.join('\n'),
      /not-granted: flowers@1\.0\.0 claims the route \/home, .*souk grant give flowers/,
    );
    assert.equal(await souk('grant', 'give', 'flowers', '--routes', '/home', '--module-types', 'food'), 1);
    assert.match(err.join('\n'), /overlaps \/home, which is granted to food/);
    const claims = ['--module-types', 'flowers', '--capabilities', 'cart,wishlist,delivery'];
    assert.equal(await souk('grant', 'give', 'flowers', '--routes', '/home', ...claims), 0, err.join());
    assert.equal(
      out[0],
      'flowers is granted: routes /home; module-types flowers; capabilities cart, delivery, wishlist.',
    );
    assert.equal(await souk('activate', 'flowers', '1.0.0'), 0, err.join());
    assert.equal(await souk('grant', 'revoke', 'flowers'), 1);
    assert.match(err.join('\n'), /flowers 1\.0\.0 is live in production and claims routes \/home/);

    assert.equal(await souk('kill', 'flowers', '--reason', 'shows the orders of others'), 0, err.join());
    assert.match(err[0] ?? '', /flowers has no earlier good release\. flowers is removed from the channel/);
    assert.match(
      out[0] ?? '',
      /^flowers 1\.0\.0 is killed in production, .* flowers is removed from the channel/,
    );
    assert.equal(await souk('rollback', 'flowers', '--reason', 'pressed twice'), 0);
    assert.match(out[0] ?? '', /^flowers is removed from production since revision \d+; nothing changed\.$/);
    assert.equal(await souk('status'), 0);
    assert.match(out[0] ?? '', /flowers +not live +killed/);
    assert.equal(await souk('history', 'flowers'), 0);
    assert.equal(await souk('grant', 'revoke', 'flowers'), 0, err.join());
    assert.equal(out[0], 'flowers has no grants.');
    assert.equal(await souk('grant', 'list', 'food'), 0);
    assert.match(out.join('\n'), /^food, by operator, .*\n {2}routes +\/home\n {2}module-types +food\n/);
  });

  it('keeps a quarantined release out until an administrator lifts the quarantine', async () => {
    await live('grocery', '1.0.0', '1.1.0');
    await souk('activate', 'grocery', '1.1.0', '--no-holdback');
    assert.equal(await souk('kill', 'grocery', '--reason', 'shows the prices of others'), 0, err.join());
    assert.match(err[0] ?? '', /^Open pages that show grocery 1\.1\.0 swap to 1\.0\.0 at once/);
    assert.match(out[0] ?? '', /^grocery 1\.1\.0 is killed in production, .* pages swap to 1\.0\.0 at once/);
    assert.equal(await souk('kill', 'grocery', '--reason', 'pressed twice'), 0);
    assert.match(out[0] ?? '', /^grocery runs 1\.0\.0 in production; nothing changed\./);
    assert.equal(await souk('activate', 'grocery', '1.1.0'), 1);
    assert.match(err.join('\n'), /souk: The gate refuses this:\n {2}quarantined: .*\[grocery@1\.1\.0\]/);
    assert.equal(await souk('quarantine', 'lift', 'grocery', '1.1.0', '--reason', 'it was the API'), 0);
    assert.equal(await souk('activate', 'grocery', '1.1.0'), 0);
    assert.match(
      err[0] ?? '',
      /^90 % of visitors get grocery 1\.1\.0 .*; 10 % stay on 1\.0\.0 for 30 minutes/,
    );
    assert.match(out[0] ?? '', /is live in production for 90 % of visitors/);
    assert.equal(await souk('abort', 'grocery', '--reason', 'the API again'), 0);
    assert.match(out[0] ?? '', /^grocery 1\.1\.0 is aborted in production and quarantined/);
    assert.equal(await souk('history', 'grocery'), 0);
    assert.match(
      out[0] ?? '',
      /^\S+ +\S+ +abort +1\.0\.0 .*the API again\n.*activate[^]* lift 1\.1\.0 [^]*kill/,
    );
  });

  it('switches server rendering off and on, for one remote and for every page', async () => {
    const own = ['--channel', 'rendering'];
    const turn = (...args: string[]) => souk('server-rendering', ...args, '--reason', 'wrong zone', ...own);
    assert.equal(await turn('off', 'browse'), 1);
    assert.match(
      err.join(),
      /browse has no live release in rendering\. Check the name of the remote, or activate/,
    );
    await souk('publish', await built('browse', '0.9.0'), '--activate', ...own);
    assert.equal(await turn('off', 'browse'), 0, err.join());
    assert.match(
      err[0] ?? '',
      /^Only browsers render the pages of browse, so the first screen appears later/,
    );
    assert.match(
      out[0] ?? '',
      /^Server rendering of the pages of browse is off in rendering, revision \d+\.$/,
    );
    assert.equal(await souk('status', ...own), 0);
    assert.match(
      out[0] ?? '',
      /^server rendering off: the pages of browse since revision \d+ by operator, wrong zone$/m,
    );
    assert.equal(await turn('off', 'browse'), 0);
    assert.equal(
      out[0],
      'Server rendering of the pages of browse is already off in rendering; nothing changed.',
    );
    assert.deepEqual(err, []);
    assert.equal(await souk('history', 'browse', ...own), 0);
    assert.match(out[0] ?? '', /^\S+ +\S+ +rendering-off +0\.9\.0 +operator +wrong zone\n.* activate /);

    const host = await built('host', '0.9.0', { manifest: null, shell: '1.0.0' });
    await souk('publish', host, '--activate', ...own);
    assert.equal(await turn('off', 'host'), 0, err.join());
    assert.match(err[0] ?? '', /^Only browsers render every page,/);
    assert.equal(await turn('on', 'browse'), 0);
    assert.match(err[0] ?? '', /^Customers see no change yet: server rendering is off for every page/);
    assert.equal(await turn('on', 'host'), 0);
    assert.match(err[0] ?? '', /^Edges render every page again,/);
    assert.equal(await souk('status', ...own), 0);
    assert.doesNotMatch(out[0] ?? '', /server rendering off/);
  });

  it('names every package and release in conflict before anything is published', async () => {
    const shared = (version: string, provides: boolean) => [
      { name: 'react', version, requiredVersion: `^${version}`, singleton: true, provides },
    ];
    const host = await built('host', '1.0.0', {
      manifest: null,
      shell: '1.0.0',
      shared: shared('19.2.0', true),
    });
    assert.equal(await souk('publish', host, '--activate'), 0, err.join());
    const candidate = await built('pharmacy', '2.0.0', { shared: shared('20.0.0', false), runtime: '4.0.0' });
    assert.equal(await souk('check', candidate), 1);
    assert.equal(out[0], 'pharmacy 2.0.0 may not go live in production, for 2 reasons:');
    assert.match(
      out[1] ?? '',
      /^ {2}shared-version: .*\[react \^20\.0\.0, react 19\.2\.0; pharmacy@2\.0\.0, host@1\.0\.0\]$/,
    );
    assert.match(out[2] ?? '', /^ {2}runtime: /);
    assert.equal(await souk('check', candidate, '--json'), 1);
    assert.equal((JSON.parse(out[0] ?? '') as { passed: boolean }).passed, false);
    assert.equal(await souk('check', 'pharmacy@2.0.0'), 1);
    assert.equal(
      err[0],
      'souk: pharmacy 2.0.0 was never published. Publish it first, or check a folder such as remotes/pharmacy.',
    );
    assert.equal(await souk('check', await built('pharmacy', '2.0.1')), 0);
    assert.equal(out[0], 'pharmacy 2.0.1 may go live in production.');
  });

  it('shows and changes how a remote is released, and enforces its budget', async () => {
    assert.equal(
      await souk('settings', 'parcel', '--budget', '1kB', '--holdback', '0', '--automatic', 'watch'),
      0,
    );
    assert.match(
      out[0] ?? '',
      /^parcel in production\nautomatic +watch: .*\nslowness +watch: .*\nfailure limit +5 %.*\nholdback +none\n.*\nbudget +1 kB/,
    );
    assert.equal(await souk('check', await built('parcel', '1.0.0', { bytes: randomBytes(2000) })), 1);
    assert.match(
      out[1] ?? '',
      /^ {2}budget: The first load of parcel@1\.0\.0 is 2 kB, over its budget of 1 kB\./,
    );
    assert.equal(await souk('check', await built('parcel', '1.0.0', { bytes: Buffer.alloc(2000, 'a') })), 0);
    assert.equal(await souk('settings', 'parcel', '--budget', 'none'), 0);
    assert.match(out[0] ?? '', /budget +none/);
  });

  it('promotes a tested set from one channel to the next', async () => {
    await souk('publish', await built('browse', '1.0.0'), '--activate', '--channel', 'staging');
    assert.equal(await souk('promote-set', '--from', 'staging'), 0, err.join());
    assert.match(
      err[0] ?? '',
      /Every visitor of production gets all of these releases, or none:\n {2}browse 1\.0\.0, before nothing/,
    );
    assert.match(out[0] ?? '', /^production has the releases of staging/);
    assert.equal(await souk('promote-set', '--from', 'staging'), 0);
    assert.match(out[0] ?? '', /nothing changed\.$/);

    const next = ['publish', await built('browse', '1.1.0'), '--channel', 'staging'];
    await souk(...next);
    await souk('activate', 'browse', '1.1.0', '--channel', 'staging', '--no-holdback');
    assert.equal(await souk('promote-set', '--from', 'staging'), 0, err.join());
    assert.match(
      err[0] ?? '',
      /^Visitors of production get all of these releases, or none:\n {2}browse 1\.1\.0 for 90 %, before 1\.0\.0\nThe other visitors keep/,
    );
    assert.match(out[0] ?? '', /a holdback of visitors follows after the observation\.$/);
    assert.equal(await souk('promote-set', '--from', 'staging'), 0);
    assert.match(err[0] ?? '', /^production has the releases of staging already/);
    assert.equal(await souk('promote-set', '--from', 'staging', '--no-holdback'), 0);
    assert.match(
      err[0] ?? '',
      /^Every visitor of production gets all .*\n {2}browse 1\.1\.0, before 1\.1\.0/,
    );
    assert.match(out[0] ?? '', /^production has the releases of staging, revisions (\d+) to \1\.$/);
  });

  it('says that nothing is live in the channel of a set, and nothing else', async () => {
    assert.equal(await souk('promote-set', '--from', 'empty'), 1);
    assert.deepEqual(err, [
      'souk: No remote is live in empty. Check the name of the channel, or activate releases there first.',
    ]);
  });

  it('asks the gate before it announces a promotion, a rollback or a set, and changes nothing where it refuses', async () => {
    const own = ['--channel', 'refusals'];
    const announced = /\bgets?\b|No page reloads/;
    const revision = async () => {
      await souk('history', 'checkout', ...own);
      return out.join('\n').split('\n').length;
    };
    for (const version of ['1.0.0', '1.1.0']) await souk('publish', await built('checkout', version));
    await souk('activate', 'checkout', '1.0.0', ...own);
    await souk('canary', 'checkout', '1.1.0', '--share', '10', ...own);
    const before = await revision();

    await souk('settings', 'checkout', '--budget', '1', ...own);
    assert.equal(await souk('promote', 'checkout', ...own), 1);
    assert.match(err.join('\n'), /^souk: The gate refuses this:\n {2}budget: /);
    assert.doesNotMatch(err.join('\n'), announced);
    assert.equal(await souk('rollback', 'checkout', '--reason', 'bad', ...own), 1);
    assert.match(err.join('\n'), /^souk: The gate refuses this:\n {2}budget: /);
    assert.doesNotMatch(err.join('\n'), announced);
    assert.equal(await revision(), before);

    await souk('settings', 'checkout', '--budget', '1', '--channel', 'next');
    assert.equal(await souk('promote-set', '--from', 'refusals', '--to', 'next'), 1);
    assert.match(err.join('\n'), /^souk: The gate refuses this:\n {2}budget: /);
    assert.doesNotMatch(err.join('\n'), announced);
    assert.equal(await souk('status', '--channel', 'next'), 0);
    assert.doesNotMatch(out.join('\n'), /checkout/);

    await souk('settings', 'checkout', '--budget', 'none', ...own);
    assert.equal(await souk('promote', 'checkout', ...own), 0, err.join());
    assert.match(err[0] ?? '', /^Every visitor gets checkout 1\.1\.0 /);
    assert.equal(await revision(), before + 1);
  });

  it('announces the release that a rollback really goes back to', async () => {
    const own = ['--channel', 'way-back'];
    const claims = ['--capabilities', 'cart,wishlist,delivery', '--module-types', 'gifts'];
    await souk('grant', 'give', 'gifts', '--routes', '/home,/gone', ...claims);
    const manifest = {
      name: 'gifts',
      moduleType: 'gifts',
      routes: ['/home'],
      shell: '^1.0.0',
      contributions: {},
      capabilities: { cart: true, wishlist: true, delivery: true },
      words: { en: { items: 'Gifts', stores: 'Shops' } },
    };
    await souk('publish', await built('gifts', '1.0.0'));
    await souk('publish', await built('gifts', '1.1.0', { manifest: { ...manifest, routes: ['/gone'] } }));
    await souk('publish', await built('gifts', '1.2.0'));
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      assert.equal(await souk('activate', 'gifts', version, '--no-holdback', ...own), 0, err.join());
    assert.equal(await souk('grant', 'revoke', 'gifts', '--routes', '/gone'), 0, err.join());
    assert.equal(await souk('rollback', 'gifts', '--reason', 'prices missing', ...own), 0, err.join());
    assert.match(err[0] ?? '', /^Every visitor of gifts gets 1\.0\.0 .* 1\.2\.0 is quarantined/);
    assert.match(out[0] ?? '', /^gifts is back on 1\.0\.0 in way-back/);
  });

  it('gives a build server only the named rights, and the audit log has its refused attempt', async () => {
    assert.equal(
      await souk(
        'token',
        'create',
        '--name',
        'food ci',
        '--ci',
        '--allow',
        'food:publish,read',
        '--days',
        '7',
      ),
      0,
    );
    const secret = out[0] ?? '';
    assert.match(secret, /^soukc_/);
    assert.match(
      err[0] ?? '',
      /^food ci may food:publish,read until \d{4}-\d\d-\d\d\. The token is shown only once:$/,
    );
    assert.equal(await at(registry.url, secret, 'publish', await built('food', '3.0.0')), 0);
    assert.equal(await at(registry.url, secret, 'activate', 'grocery', '1.0.0'), 1);
    assert.match(err.at(-1) ?? '', /^souk: food ci may not activate grocery/);
    assert.equal(await souk('audit', '--search', 'food ci refused'), 0);
    assert.match(out[0] ?? '', /food ci +activate refused +grocery/);
    assert.equal(await souk('token', 'list'), 0);
    const id = /^(\S+) +food ci /m.exec(out[0] ?? '')?.[1] ?? '';
    assert.equal(await souk('token', 'revoke', id), 0);
    assert.equal(out[0], 'The token of food ci is revoked.');
    assert.equal(await at(registry.url, secret, 'status'), 1);
    assert.match(err[0] ?? '', /revoked/);
  });

  it('makes a link to a candidate, for those who may activate it', async () => {
    await live('checkout', '1.0.0', '1.1.0');
    assert.equal(
      await souk('preview', 'checkout', '1.1.0', '--storefront', 'http://shop.example'),
      0,
      err.join(),
    );
    assert.match(out[0] ?? '', /^http:\/\/shop\.example\/\?preview=\S+$/);
    assert.match(err[0] ?? '', /^This link shows checkout 1\.1\.0 in production\. It expires in 60 minutes/);
    assert.equal(await souk('preview', 'checkout', '9.9.9', '--storefront', 'http://shop.example'), 1);
    assert.match(
      err.at(-1) ?? '',
      /^souk: checkout 9\.9\.9 was never published\. Publish it first, or choose another version\.$/,
    );
  });

  it('deletes no release that is needed', async () => {
    assert.equal(await souk('retention', '--collect'), 0, err.join());
    assert.match(out[0] ?? '', /^Every release is needed; nothing to collect\.\nRetained:\n/);
  });

  it('watches pages follow a channel until it is interrupted', async () => {
    const watching = souk('status', '--watch', '--json');
    const interrupt = setInterval(() => out.length > 0 && process.emit('SIGINT'), 20);
    assert.equal(await watching.finally(() => clearInterval(interrupt)), 0, err.join());
    assert.deepEqual((JSON.parse(out[0] ?? '') as { pages: number }).pages, 0);
  });

  it('loses to a faster admin, and shows the newer state', async () => {
    await live('ecommerce', '1.0.0', '1.1.0');
    const proxy = await aProxy(new URL(registry.url), { cutAfter: Infinity });
    // Another admin acts between reading the state and the change.
    proxy.onRequest = async (head) => {
      if (!head.startsWith('POST')) return;
      proxy.onRequest = async () => {};
      await fetch(`${registry.url}/registry/v1/channels/production/canaries`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ remote: 'ecommerce', version: '1.1.0', steps: [{ share: 5, minutes: 0 }] }),
      });
    };
    assert.equal(await at(proxy.url, token, 'activate', 'ecommerce', '1.1.0'), 1);
    assert.match(err.at(-2) ?? '', /^souk: production is now at revision \d+/);
    assert.match(err.at(-1) ?? '', /ecommerce +1\.0\.0 +canary 1\.1\.0 at 5 %/);
    await proxy.close();
  });

  it('leaves nothing visible when the connection is cut, and succeeds when run again', async () => {
    const folder = await built('food', '4.0.0', { bytes: randomBytes(3_000_000) });
    const proxy = await aProxy(new URL(registry.url), { cutAfter: 1_000_000 });
    assert.equal(await at(proxy.url, token, 'publish', folder), 1);
    assert.match(
      err.at(-1) ?? '',
      // All of it may lie in buffers that the registry never received.
      /^souk: The connection broke (while|after) food 4\.0\.0 was .*\. Run the same command again/,
    );
    await proxy.close();
    assert.equal(await souk('check', 'food@4.0.0'), 1);
    assert.equal(
      err[0],
      'souk: food 4.0.0 was never published. Publish it first, or check a folder such as remotes/food.',
    );
    assert.ok(!(await readdir(join(home, 'store', 'food'))).includes('4.0.0'));
    assert.equal(await souk('publish', folder), 0);
    assert.match(out[0] ?? '', /^Published food 4\.0\.0: 1 file/);
    assert.equal(await souk('publish', folder), 0);
    assert.equal(out[0], 'food 4.0.0 is already published, with the same content.');
  });
});

interface Proxy {
  url: string;
  /** Waited for before a request's first bytes are passed on. */
  onRequest(head: string): Promise<void>;
  close(): Promise<void>;
}

/** A way to a server that breaks once so many bytes of a connection have gone up. */
async function aProxy({ port, hostname }: URL, { cutAfter }: { cutAfter: number }): Promise<Proxy> {
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    open.add(client);
    const upstream = connect(Number(port), hostname);
    let sent = 0;
    let turn = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      if (sent > cutAfter) {
        client.destroy();
        upstream.destroy();
        return;
      }
      turn = turn
        .then(() => proxy.onRequest(bytes.toString('latin1')))
        .then(() => void upstream.write(bytes));
    });
    upstream.pipe(client);
    for (const socket of [client, upstream])
      socket.on('error', () => undefined).on('close', () => [client, upstream].map((it) => it.destroy()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onRequest: async () => {},
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
  return proxy;
}
