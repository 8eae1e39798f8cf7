import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { prepareBrowser } from '@souk/stack/prepare-browser';
import type { Settings } from '@souk/tooling/settings';
import type { BenchBasics, BenchContext } from './bench-context.ts';
import { knownVisitor } from './browser/visitor.ts';
import { prepareVariant } from './variants/prepare-variant.ts';
import { startVariant } from './variants/start-variant.ts';

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
    say('the same sources as one application');
    const one = await startVariant(await prepareVariant('one', stop), stack.url);
    closers.push(() => one.close());
    say('the same sources as an ordinary federation');
    const ordinary = await startVariant(await prepareVariant('ordinary', stop), stack.url, {
      isOrdinary: true,
    });
    closers.push(() => ordinary.close());
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
    return await run({ ...basics, stack, releases: join(home, 'releases'), one, ordinary, browser, visitor });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
