import { seconds } from '../progress.ts';
import type { Results, ShowStage } from './results.ts';

const LONGEST = 4_000;

/** A line when a stage begins, and one when it ends. */
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

/** What failed and why, then the line that counts; the answer is the exit code. */
export function showTotal({ byStage }: Results, milliseconds: number): number {
  let passed = 0;
  let failed = 0;
  for (const [name, outcome] of byStage) {
    passed += outcome.passed;
    failed += outcome.failed;
    for (const { title, text } of outcome.failures)
      console.log(
        `\n✗ ${name} · ${title}\n${indent(text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text)}`,
      );
  }
  console.log(`\nDone in ${seconds(milliseconds)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  // A run that tried nothing proves nothing.
  return failed > 0 || passed === 0 ? 1 : 0;
}

const indent = (text: string) => text.replace(/^/gm, '    ');
