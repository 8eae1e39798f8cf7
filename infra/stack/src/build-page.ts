import { buildPage } from '@souk/tooling';

// A process of its own for one build: node --import tsx build-page.ts <folder>
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-page.ts <folder>');
try {
  await buildPage({ directory });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
