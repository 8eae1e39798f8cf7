import { buildPage } from '@souk/tooling';

// Runs one build in a process of its own: node --import tsx build-page.ts <folder>
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-page.ts <folder>');
try {
  await buildPage({ directory });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
