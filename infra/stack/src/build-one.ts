import { buildRelease } from '@souk/tooling';

// Runs one build in a process of its own: node --import tsx build-one.ts <folder> <version>
const [directory, version] = process.argv.slice(2);
if (!directory || !version) throw new Error('Usage: build-one.ts <folder> <version>');
try {
  await buildRelease({ directory, version });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
