import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@souk/stack/command';
import { UserError } from '@souk/stack/user-error';
import { ROOT } from '@souk/stack/root';
import { readSettings } from '@souk/tooling/settings';
import type { BenchBasics } from './bench-context.ts';
import { judgeMachine, sampleMachine } from './method/machine-load.ts';
import { seededRandom } from './method/seeded-random.ts';
import { PAGE_PARTS, PARTS, PLAIN_PARTS, type PagePart, type PlainPart } from './parts.ts';
import { showEstimate } from './report/format.ts';
import { judgeLines } from './report/judge-lines.ts';
import { BELIEVED_PAIRS, noticesOf, reportHtml } from './report/report-html.ts';
import type { Section } from './report/section.ts';
import type { TargetName } from './targets.ts';
import { withStorefronts } from './with-storefronts.ts';

const SEED = 13;
const MIN_PAIRS = 3;
const REPORT = join(ROOT, '.cache/bench/report.html');

function readArguments() {
  const { values } = parseArgs({
    options: {
      pairs: { type: 'string', default: String(BELIEVED_PAIRS) },
      only: { type: 'string' },
      report: { type: 'string', default: REPORT },
    },
  });
  const pairs = Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < MIN_PAIRS)
    throw new UserError(`--pairs must be a whole number of ${MIN_PAIRS} or more, not ${values.pairs}.`);
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.find((name) => !PARTS.includes(name));
  if (unknown !== undefined) throw new UserError(`Unknown part ${unknown}. Use one of: ${PARTS.join(', ')}.`);
  return { pairs, parts: new Set(parts), report: resolve(values.report) };
}

const commit = () =>
  execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT }).toString().trim();

await runCommand(async (stop) => {
  const { pairs, parts, report } = readArguments();
  const settings = { ...readSettings(), firebase: undefined, serverRendering: true };
  const started = new Date();
  const first = await sampleMachine();
  const samples = [first];
  const basics: BenchBasics = {
    rounds: pairs,
    random: seededRandom(SEED),
    searchEngine: settings.searchEngine,
    sample: async () => void samples.push(await sampleMachine()),
    say: (text) => console.log(`  ${text}`),
    stop,
  };
  const sections: Section[] = [];
  let failed = 0;

  const doubts = () => judgeMachine(first, samples);
  /** After each part, so that a run that is stopped leaves what it found. */
  async function writeReport(): Promise<void> {
    const html = reportHtml({
      startedAt: started.toISOString(),
      minutes: Math.round((Date.now() - started.getTime()) / 60_000),
      commit: commit(),
      machine: `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      rounds: pairs,
      doubts: doubts(),
      sections,
    });
    await mkdir(dirname(report), { recursive: true });
    await writeFile(report, html);
  }

  /** A part that fails leaves its lines unmeasured, and the others as they are. */
  async function measure(name: string, lines: readonly TargetName[], run: () => Promise<Section>) {
    if (!parts.has(name)) return;
    stop.throwIfAborted();
    const begun = performance.now();
    console.log(`▸ ${name}`);
    try {
      sections.push(await run());
    } catch (error) {
      stop.throwIfAborted();
      failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      console.error(error instanceof UserError ? reason : error);
      sections.push({
        title: name,
        figures: {},
        missing: Object.fromEntries(lines.map((line) => [line, `failed: ${reason.split('\n')[0]}`])),
        blocks: [{ kind: 'text', text: `This part failed: ${reason}` }],
      });
    }
    await writeReport();
    console.log(`  ${Math.round((performance.now() - begun) / 1000)} s`);
  }

  for (const name of Object.keys(PLAIN_PARTS) as PlainPart[])
    await measure(name, PLAIN_PARTS[name].lines, () => PLAIN_PARTS[name].run(basics));
  const pageParts = (Object.keys(PAGE_PARTS) as PagePart[]).filter((name) => parts.has(name));
  if (pageParts.length > 0)
    await withStorefronts(settings, basics, async (bench) => {
      for (const name of pageParts)
        await measure(name, PAGE_PARTS[name].lines, () => PAGE_PARTS[name].run(bench));
    });

  for (const { target, estimate, verdict, reason } of judgeLines(sections))
    if (estimate || parts.size === PARTS.length)
      console.log(
        `${verdict.padEnd(12)} ${target.what}: ${estimate ? showEstimate(estimate, target.unit) : reason}`,
      );
  const notices = noticesOf({ doubts: doubts(), rounds: pairs, sections });
  for (const notice of notices) console.log(notice);
  console.log(`Report: ${report}`);
  return failed > 0 || notices.length > 0 ? 1 : 0;
});
