#!/usr/bin/env node
// Without static imports, so that an old Node gets as far as the sentence about itself.
const OLDEST_NODE = [20, 19];

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    return fail(
      `souk needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Install a newer Node.`,
    );
  const loader = await import('tsx/esm/api').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (!loader) return fail('souk: The packages are not installed. Run npm ci, or npm start.');
  loader.register();
  const { run } = await import('../src/main.ts');
  process.exitCode = await run(process.argv);
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

void main();
