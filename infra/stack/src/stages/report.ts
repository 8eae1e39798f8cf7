import { seconds } from '../progress.ts';
import type { Results, ShowStage } from './results.ts';

const MAX_FAILURE_CHARACTERS = 4_000;

/** Prints a line when a stage starts, and one when it ends. */
export const showStage: ShowStage = (name, ended) => {
  if (!ended) return console.log(`▸ ${name}`);
  const { passed, failed, skipped } = ended.outcome;
  const counts = [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ];
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(12)} ${seconds(ended.milliseconds).padStart(7)}  ${counts.join(', ')}`,
  );
};

/** Prints all failures, then the totals; returns the exit code. */
export function showTotal({ byStage }: Results, milliseconds: number): number {
  let passed = 0;
  let failed = 0;
  for (const [name, outcome] of byStage) {
    passed += outcome.passed;
    failed += outcome.failed;
    for (const { title, text } of outcome.failures)
      console.log(
        `\n✗ ${name} · ${title}\n${indent(text.length > MAX_FAILURE_CHARACTERS ? `${text.slice(0, MAX_FAILURE_CHARACTERS)}\n…` : text)}`,
      );
  }
  console.log(`\nDone in ${seconds(milliseconds)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  // A run without any test is a failure.
  return failed > 0 || passed === 0 ? 1 : 0;
}

const indent = (text: string) => text.replace(/^/gm, '    ');
