// Runs a TypeScript script of this folder on a bare machine: plain Node, and nothing installed yet.
// node infra/stack/bootstrap.mjs src/start.ts [arguments…]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    fail(
      `Souk needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Install a newer Node.`,
    );
}

/** Runs a command in the repository's root and forwards signals to it. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const hand = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, hand);
    child.on('error', (error) => fail(`${command} did not start: ${error.message}.`));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, hand);
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm saves a copy of the lock file after an install: packages with the same version in both are installed. */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) => {
      if (!path.includes('node_modules/')) return true;
      const present = installed[path];
      return present ? link || present.version === version : optional;
    },
  );
}

async function install() {
  if (isInstalled()) return;
  console.log('Installing packages: the first time this takes a minute or more …');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const timer = setInterval(() => console.log(`Installing packages … ${seconds()} s`), 15_000);
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await (npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
    : run('npm', options, { stdio: ['ignore', 'inherit', 'inherit'] }));
  clearInterval(timer);
  if (code !== 0) fail('The packages could not be installed. See the output of npm ci above.');
  console.log(`Packages installed in ${seconds()} s`);
}

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node infra/stack/bootstrap.mjs <script> [arguments…]');
checkNode();
await install();
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
// The IPC channel tells the script when this process ends, for whatever reason.
process.exitCode = await run(process.execPath, ['--import', tsx, join(here, script), ...args], {
  // The task of a package runs in its folder.
  cwd: process.cwd(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
