import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RENDERED_ATTRIBUTE } from '@souk/contracts';
import type { GateVerdict, Verification } from '@souk/contracts';
import { folderOfLive } from '../fixtures/folder-of-live.ts';
import { makeReleaseFolder } from '../fixtures/release-folder.ts';
import { askRegistry, production, publishSmall } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `souk verify`, as a team runs it, against the stack under test. */
function verify(folder: string, ...args: string[]): Promise<{ code: number; out: string }> {
  const { url, registryUrl, token } = stackUnderTest();
  const { SOUK_REGISTRY_URL: _url, SOUK_REGISTRY_TOKEN: _token, ...others } = process.env;
  const team = { SOUK_REGISTRY_URL: registryUrl, SOUK_REGISTRY_TOKEN: token };
  // The verifier of this machine has token and key from the home of the stack.
  const env = args.includes('--as-verifier') ? others : { ...others, ...team };
  const command = [
    join(ROOT, 'infra/release-cli/bin/souk.mjs'),
    'verify',
    folder,
    '--storefront',
    url,
    ...args,
  ];
  return new Promise((done) => {
    const child = execFile(process.execPath, command, { cwd: ROOT, env }, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, out: out + err }),
    );
  });
}

/** The same for a remote of a few lines, which is removed afterwards. */
async function verifySmall(...what: Parameters<typeof makeReleaseFolder>) {
  const { folder } = await makeReleaseFolder(...what);
  return verify(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

test.describe('souk verify', () => {
  test.describe.configure({ timeout: 240_000 });

  test('passes a built remote of this repository, and stores that nowhere', async () => {
    const { remotes } = await production();
    const { code, out } = await verify('remotes/food');
    const version = remotes.food?.stable ?? '';
    expect(out).toContain(`food ${version} passed in host@${remotes.host?.stable}.`);
    expect(out).toContain('✓ leaves nothing behind: 50 times');
    expect(out).toContain('✓ opens its product dialog');
    expect(out).not.toContain('✗');
    expect(code).toBe(0);
    await expect(askRegistry(`releases/food/${version}/verification`)).rejects.toThrow(/not-verified/);
  });

  test('records what a verifier found of a published release, signed', async () => {
    const version = `4.0.1-test.${Date.now()}`;
    await publishSmall('checkout', version);
    const { code, out } = await verify(`checkout@${version}`, '--as-verifier');
    expect(out).toMatch(/checkout 4\.0\.1-test\.\d+ passed in host@\S+; recorded and signed by verifier\./);
    expect(code).toBe(0);
    const stored = await askRegistry<Verification>(`releases/checkout/${version}/verification`);
    expect(stored).toMatchObject({ passed: true, believed: true, verifiedBy: 'verifier' });
    expect(stored.checks.map(({ name }) => name)).toContain('changes nothing built in');
  });

  test('holds a release to its budget by what it loads, whatever its entry and its record say', async () => {
    const { folder, version } = await makeReleaseFolder('food', {
      ballast: 267_000,
      hidesBallast: true,
      mount: `
        const { name } = performance.getEntriesByType('resource').find(({ name }) => /food.*remoteEntry/.test(name));
        await fetch(new URL('ballast.png', name));`,
    });
    const channel = 'frugal';
    const json = { 'content-type': 'application/json' };
    const findings = async () => {
      const { out } = await souk(stackUnderTest(), [
        'check',
        `food@${version}`,
        '--channel',
        channel,
        '--json',
      ]);
      return (JSON.parse(out) as GateVerdict).findings.map(({ code }) => code);
    };
    expect((await souk(stackUnderTest(), ['publish', folder])).code).toBe(0);
    await rm(folder, { recursive: true });
    await askRegistry(`channels/${channel}/settings/food`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ budgetBytes: 100_000 }),
    });
    expect(await findings()).not.toContain('budget');
    await askRegistry(`channels/${channel}/settings/food`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ verification: true }),
    });
    expect(await findings()).toContain('verification');
    const { out } = await verify(`food@${version}`, '--as-verifier');
    expect(out).toMatch(/✓ counts its first load: at most 26\d\.\d kB of its files, at \/home/);
    expect(await findings()).toContain('budget');
    expect(await findings()).not.toContain('verification');
  });

  test('forgives pictures that were made and never shown, since a browser keeps them', async () => {
    const { out } = await verifySmall('food', {
      mount: `
        const picture = new Image();
        picture.srcset = 'data:image/gif;base64,R0lGODlhAQABAAAAACw= 1x';
        setTimeout(() => element.isConnected && element.append(picture), 400);`,
    });
    expect(out).toContain('✓ leaves nothing behind');
  });

  test('names everything that a remote leaves behind, or does outside of its element', async () => {
    const { code, out } = await verifySmall('food', {
      mount: `
        addEventListener('resize', () => element.id);
        (globalThis.kept ??= []).push(document.createElement('aside'));
        [...document.styleSheets].at(-1).insertRule('.food-' + kept.length + ' { color: red }');
        document.querySelector('header').append(document.createElement('mark'));
        document.body.append(document.createElement('section'));
        element.append(document.createElement('img'));
        console.error('something is wrong');`,
    });
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ leaves nothing behind: it leaves \d\.\d DOM nodes a switch\n +it leaves 1\.0 event listeners a switch\n +it leaves 1\.0 style rules a switch/,
    );
    expect(out).toMatch(
      /✗ stays inside its element: it makes the global kept\n +it adds <section> to the body\n/,
    );
    expect(out).toMatch(/it puts <mark> into <header> at remoteEntry\.js:\d+:\d+/);
    expect(out).toMatch(/✗ is accessible: \/home: image-alt: .* \(.*img\)/);
    expect(out).toContain('✗ is quiet: something is wrong');
    expect(out).toMatch(/food 4\.0\.0-test\.\d+ did not pass in host@\S+\.\n/);
  });

  test('fails a remote whose product dialog throws', async () => {
    const { code, out } = await verifySmall('food', {
      mount: `
        const card = document.createElement('article');
        const title = document.createElement('h2');
        const button = document.createElement('button');
        button.textContent = 'Lentil soup';
        button.onclick = () => shell.dialogs.product({ id: 1, name: 'Lentil soup', module_type: 'food', module_id: 1 });
        title.append(button);
        card.append(title);
        element.append(card);`,
      dialog: `function () { throw new Error('no soup') }`,
    });
    expect(code).toBe(1);
    expect(out).toMatch(/✗ opens its product dialog: \/home: .*Lentil soup/);
    expect(out).toContain('no soup');
  });

  for (const [what, before, after, found] of [
    ['text', 'What are you hungry for?', 'What would you eat?', /hydration of food .* failed/],
    [
      'an attribute',
      '"aria-label":',
      '"aria-roledescription":',
      /server and browser differ: aria-label of </,
    ],
  ] as const)
    test(`fails a remote whose server renders ${what} otherwise than its browser`, async () => {
      const change = (code: string) => {
        expect(code).toContain(before);
        return code.replaceAll(before, after);
      };
      const { folder } = await folderOfLive('food', 'server', change);
      const { code, out } = await verify(folder).finally(() => rm(folder, { recursive: true, force: true }));
      expect(out).toMatch(/✗ hydrates its pages: \/home \(en, 1440 px\)/);
      expect(out).toMatch(found);
      expect(code).toBe(1);
    });

  test('fails a remote whose page is another one for customers', async () => {
    const greet = `;if (localStorage.getItem('token'))
      for (const heading of document.querySelectorAll('[${RENDERED_ATTRIBUTE}] h2')) heading.textContent = 'Welcome back';`;
    const { folder } = await folderOfLive('food', 'entry', (code) => code + greet);
    const { code, out } = await verify(folder).finally(() => rm(folder, { recursive: true, force: true }));
    expect(out).toMatch(
      /✗ hydrates its pages: \/home \(en, 390 px, signed in\): .*hydration of food .* failed/,
    );
    expect(out).toMatch(/\/home \(ar, 1440 px, signed in\): /);
    expect(out).not.toMatch(/\/home \(\w\w, \d+ px\): /);
    expect(code).toBe(1);
  });

  test('fails a remote whose page calls the API more often than it should', async () => {
    const calls = `;for (let i = 0; i < 7; i++) fetch('/api/v1/config?again=' + i);`;
    const { folder } = await folderOfLive('food', 'entry', (code) => code + calls);
    const { code, out } = await verify(folder).finally(() => rm(folder, { recursive: true, force: true }));
    expect(out).toMatch(
      /✗ hydrates its pages: \/home \(en, 1440 px\): it called the API \d+ times, at most 6 may be: .*\/api\/v1\/config/,
    );
    expect(code).toBe(1);
  });

  test('fails a remote that throws while it is mounted, and skips the other checks', async () => {
    const { code, out } = await verifySmall('food', { mount: `throw new Error('out of lentils');` });
    expect(code).toBe(1);
    expect(out).toMatch(/✗ draws its routes: \/home: food 4\.0\.0-test\.\d+ was not drawn in 20 seconds/);
    expect(out).toMatch(/✗ is quiet: .*out of lentils/);
    expect(out).not.toContain('leaves nothing behind');
  });

  test('says that the marketplace has no module for a remote yet', async () => {
    const { code, out } = await verifySmall('flowers', {});
    expect(code).toBe(1);
    expect(out).toMatch(
      /^souk: The marketplace behind http\S+ has no module of type flowers, .* This one has .*food/,
    );
  });
});
