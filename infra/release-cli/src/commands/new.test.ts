import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { SHELL_SERVICES_VERSION, parseRemoteManifest } from '@souk/contracts';
import { readPackages } from '@souk/tooling/packages';
import { run } from '../main.ts';
import { packagesOfTemplate } from '../new-remote/remote-template.ts';
import { registeredPackages } from '../new-remote/souk-packages.ts';

type Manifest = Record<'name', string> &
  Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>;

const ROOT = join(import.meta.dirname, '../../../..');
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const readManifest = async (folder: string) => (await readJson(join(folder, 'package.json'))) as Manifest;

describe('souk new', () => {
  let home: string;
  let packages: string;
  let output: string[];

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'souk-new-'));
    packages = join(home, 'tarballs');
    await mkdir(packages);
    for (const name of await packagesOfTemplate())
      await writeFile(join(packages, `${name.replace('@souk/', 'souk-')}-1.2.0.tgz`), name);
    output = [];
    for (const stream of ['log', 'error'] as const)
      mock.method(console, stream, (line: string) => output.push(line));
  });
  afterEach(() => {
    mock.restoreAll();
    return rm(home, { recursive: true, force: true });
  });

  const souk = (...args: string[]) => run(['node', 'souk', 'new', ...args, '--packages', packages]);
  const at = (...path: string[]) => join(home, 'made', ...path);
  const make = (name: string) => souk(name, '--directory', at());

  it('makes a remote of that name and type, with the packages that it was given', async () => {
    assert.equal(await make('flowers'), 0);
    assert.match(output[0] ?? '', /^Created flowers in .*made\.$/);
    assert.match(
      output[1] ?? '',
      /^ {2}\S*souk grant give flowers --routes '\/home' --module-types 'flowers' --contributions 'product-dialog' --capabilities 'cart,wishlist,delivery'$/m,
    );
    const remote = parseRemoteManifest(await readJson(at('remote.json')));
    assert.deepEqual(
      [remote.name, remote.moduleType, remote.shell],
      ['flowers', 'flowers', `^${SHELL_SERVICES_VERSION}`],
    );
    const { name, dependencies, devDependencies } = await readManifest(at());
    assert.equal(name, 'flowers');
    const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([it]) =>
      it.startsWith('@souk/'),
    );
    assert.equal(own.length, (await packagesOfTemplate()).length);
    for (const [it, specifier] of own) {
      assert.match(specifier, /^file:packages\/souk-.*-1\.2\.0\.tgz$/);
      assert.equal(await readFile(at(specifier.slice('file:'.length)), 'utf8'), it);
    }
    assert.ok((await stat(at('.ci/run'))).mode & 0o100);
    assert.ok((await readdir(at())).includes('.gitignore'));
  });

  it('leaves no placeholder of its template', async () => {
    await make('flowers');
    const files = await readdir(at(), { recursive: true, withFileTypes: true });
    for (const file of files.filter((it) => it.isFile()))
      assert.doesNotMatch(
        await readFile(join(file.parentPath, file.name), 'utf8'),
        /__[A-Z]+__|\*\*[A-Z]+\*\*/,
      );
  });

  for (const name of ['Flowers', 'fl owers', '../flowers', '7up', 'host', 'constructor', 'f'.repeat(41)])
    it(`refuses the name ${name}`, async () => {
      assert.equal(await make(name), 2);
      assert.match(output[0] ?? '', /^souk: ".*" is not a valid name for a remote\. Use up to 40/);
      await assert.rejects(stat(at()));
    });

  it('refuses a folder that is not empty, and leaves it as it is', async () => {
    await mkdir(at());
    await writeFile(at('mine.txt'), 'mine');
    assert.equal(await make('flowers'), 1);
    assert.match(output[0] ?? '', /made is not empty\. Name another one with --directory\.$/);
    assert.deepEqual(await readdir(at()), ['mine.txt']);
  });

  it('refuses a folder inside another workspace, this one too', async () => {
    assert.equal(await souk('flowers', '--directory', join(ROOT, 'remotes/flowers')), 1);
    assert.match(output[0] ?? '', /is inside the repository/);
  });

  it('names a package that is missing, or given twice', async () => {
    await rm(join(packages, 'souk-ui-1.2.0.tgz'));
    assert.equal(await make('flowers'), 1);
    assert.match(output[0] ?? '', /has no tarball of @souk\/ui\. /);
    for (const version of ['1.2.0', '1.3.0']) await writeFile(join(packages, `souk-ui-${version}.tgz`), '');
    assert.equal(await make('flowers'), 1);
    assert.match(
      output[1] ?? '',
      /has several tarballs of @souk\/ui: souk-ui-1\.2\.0\.tgz and souk-ui-1\.3\.0/,
    );
  });

  it('takes the newest versions of a package registry where no tarballs are given, and reports a missing package', async () => {
    const found = await registeredPackages(['@souk/ui'], async () => '1.4.2');
    assert.deepEqual(found.get('@souk/ui'), { specifier: '^1.4.2', tarball: null });
    const none = () => Promise.reject(new Error('E404'));
    await assert.rejects(registeredPackages(['@souk/ui'], none), /has no @souk\/ui\. .* pass --packages/);
  });

  it('makes it with the versions of tools that this repository is built with', async () => {
    await make('flowers');
    const { dependencies, devDependencies } = await readManifest(at());
    const inUse: Record<string, string> = {
      ...(await readManifest(join(ROOT, 'shared/ui'))).peerDependencies,
      ...(await readManifest(join(ROOT, 'shared/remote-kit'))).peerDependencies,
      ...(await readManifest(join(ROOT, 'shared/testing'))).dependencies,
      ...(await readManifest(join(ROOT, 'shared/tooling'))).dependencies,
      ...(await readManifest(ROOT)).devDependencies,
    };
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@souk/')) assert.equal(range, inUse[name], name);
  });

  it("makes it with every package of Souk that its packages need, which npm's public registry lacks", async () => {
    const own = await packagesOfTemplate();
    for (const { name, dependencies } of readPackages(ROOT).filter((it) => own.includes(it.name)))
      for (const needed of dependencies)
        if (needed.startsWith('@souk/')) assert.ok(own.includes(needed), `${needed}, which ${name} needs`);
  });

  it('makes it with every peer of the shared packages', async () => {
    await make('flowers');
    const { dependencies } = await readManifest(at());
    for (const name of Object.keys(dependencies).filter((it) => it.startsWith('@souk/'))) {
      const { peerDependencies = {} } = await readManifest(join(ROOT, name.replace('@souk', 'shared')));
      for (const [peer, range] of Object.entries(peerDependencies))
        assert.equal(dependencies[peer], range, `${peer}, which ${name} needs`);
    }
  });
});
