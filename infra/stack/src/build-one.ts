import { buildRelease } from '@souk/tooling';

// A process of its own for one build: node --import tsx build-one.ts <folder> <version>
const [directory, version] = process.argv.slice(2);
if (!directory || !version) throw new Error('Usage: build-one.ts <folder> <version>');
try {
  await buildRelease({ directory, version });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
