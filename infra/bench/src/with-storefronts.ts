import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { prepareBrowser } from '@souk/stack/prepare-browser';
import type { Settings } from '@souk/tooling/settings';
import type { BenchBasics, BenchContext } from './bench-context.ts';
import { knownVisitor } from './browser/visitor.ts';
import { prepareVariant, type VariantName } from './variants/prepare-variant.ts';
import { startVariant, type RunningVariant } from './variants/start-variant.ts';

const NAMES: Record<VariantName, string> = {
  one: 'the same sources as one application',
  ordinary: 'the same sources as an ordinary federation',
};

/** Starts a stack of the bench's own, the variants beside it and a browser; ends them after the run. */
export async function withStorefronts<T>(
  settings: Settings,
  basics: BenchBasics,
  run: (bench: BenchContext) => Promise<T>,
): Promise<T> {
  const { say, stop } = basics;
  const temporary = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(temporary, { recursive: true, force: true })];
  try {
    const prepared = await prepareBrowser(settings, { temporary, full: true }, say, stop);
    const { stack, home } = prepared;
    closers.push(() => stack.close());
    const started = new Map<VariantName, Promise<RunningVariant>>();
    const start = async (name: VariantName) => {
      say(NAMES[name]);
      const releases = await prepareVariant(name, stop);
      const running = await startVariant(releases, stack.url, { isOrdinary: name === 'ordinary' });
      closers.push(() => running.close());
      return running;
    };
    const variant = (name: VariantName) => {
      const known = started.get(name) ?? start(name);
      started.set(name, known);
      return known;
    };
    const browser = await chromium.launch({
      executablePath: prepared.chromium,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    closers.push(() => browser.close());
    const visitor = await knownVisitor(stack.url);
    return await run({ ...basics, stack, releases: join(home, 'releases'), variant, browser, visitor });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
