import type { Page } from '@playwright/test';
import type { BenchContext } from '../bench-context.ts';
import { medianOf, ratioOfMedians } from '../method/bootstrap.ts';
import { runRounds } from '../method/run-rounds.ts';
import type { Section } from '../report/section.ts';
import { timeUntil } from './time-until.ts';
import { DESKTOP, openVisit, type Visit } from './visit.ts';
import { homeOf, moduleOf } from './visitor.ts';

/** How long the pointer is on a module before the click. */
const POINTED_AT_MS = 300;
const STORES = '/store/popular';
const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;

const fullLoadOf = (type: string) => `full page load of ${type}`;

const headingOf = (page: Page) => page.locator('main [data-slot]:not([hidden]) [data-release] h1').first();

/** Opens food's home on a desktop, at the speed of a good line and a slow processor. */
async function openHome({ browser, stack, visitor }: BenchContext, slowNetwork = false): Promise<Visit> {
  const visit = await openVisit(browser, {
    url: stack.url,
    viewport: DESKTOP,
    visitor,
    slowProcessor: true,
    slowNetwork,
  });
  await visit.page.goto(homeOf(visitor, 'food'));
  await headingOf(visit.page).waitFor();
  await visit.quiet();
  return visit;
}

/** What moving inside the page costs: from module to module, and from page to page of one module. */
export async function switches(bench: BenchContext): Promise<Section> {
  const { visitor, random, rounds, sample, stop } = bench;
  const buttonOf = ({ page }: Visit, type: string) =>
    page
      .getByRole('navigation', { name: 'Modules' })
      .getByRole('button', { name: moduleOf(visitor, type).module_name });
  const withVisit = async (run: (visit: Visit) => Promise<number>, slowNetwork = false) => {
    const visit = await openHome(bench, slowNetwork);
    try {
      return await run(visit);
    } finally {
      await visit.close();
    }
  };
  const go = (visit: Visit, type: string, options?: { pointedAtMs: number }) =>
    timeUntil(visit, buttonOf(visit, type), { remote: type, not: null }, options);

  const seen = () =>
    withVisit(async (visit) => {
      await go(visit, 'grocery');
      await visit.quiet();
      await go(visit, 'food');
      await visit.quiet();
      return go(visit, 'grocery');
    });
  /** From the list of stores to a store that was looked at before: two pages of one remote. */
  const inside = (slowNetwork: boolean) => () =>
    withVisit(async (visit) => {
      const { page } = visit;
      const stores = page.getByRole('banner').locator(`a[href^="${STORES}"]`).first();
      const open = async (clicked: ReturnType<typeof page.locator>, not: string | null) => {
        const milliseconds = await timeUntil(visit, clicked, { remote: 'browse', not });
        await visit.quiet();
        return { milliseconds, heading: await headingOf(page).textContent() };
      };
      const store = page.locator('main [data-slot="browse"] article a[href*="/store/"]').first();
      const list = await open(stores, null);
      const first = await open(store, list.heading);
      await open(stores, first.heading);
      return (await open(store, list.heading)).milliseconds;
    }, slowNetwork);
  const never = (pointedAtMs: number) => () =>
    withVisit((visit) => go(visit, 'pharmacy', { pointedAtMs }), true);
  const reload = (type: string) => () =>
    withVisit(async (visit) => {
      const started = performance.now();
      await visit.page.goto(homeOf(visitor, type), { waitUntil: 'commit' });
      await visit.page.locator(`main [data-slot="${type}"]:not([hidden]) h1`).first().waitFor();
      return performance.now() - started;
    });

  const times = await runRounds(
    {
      'route change inside one module': inside(false),
      'the same again': inside(false),
      'route change, slow network': inside(true),
      'switch to a module seen before': seen,
      'switch to one never seen, pointed at, slow network': never(POINTED_AT_MS),
      'switch to one never seen, at once, slow network': never(0),
      ...Object.fromEntries(MODULES.map((type) => [fullLoadOf(type), reload(type)])),
    },
    { rounds, random, stop, beforeRound: sample },
  );
  const ratio = (name: string, to: string) => ratioOfMedians(times[name] ?? [], times[to] ?? [], random);
  const within = 'route change inside one module';
  const slow = 'route change, slow network';
  const switchSeen = ratio('switch to a module seen before', within);
  const switchNew = ratio('switch to one never seen, pointed at, slow network', slow);
  return {
    title: 'Moving inside the page: 1440x900, processor 4x slower',
    figures: { switchSeen, switchNew },
    sameAgainstSame: { 'a route change': ratio('the same again', within) },
    blocks: [
      {
        kind: 'intervals',
        caption: 'From the click until the heading of the next page is drawn (medians)',
        unit: 'ms',
        entries: Object.entries(times).map(([name, values]) => ({
          name,
          estimate: medianOf(values, random),
        })),
      },
      {
        kind: 'intervals',
        caption: 'Against a route change inside one module, on the same network',
        unit: 'ratio',
        line: 1,
        entries: [
          { name: 'module seen before', estimate: switchSeen },
          { name: 'never seen, pointed at', estimate: switchNew },
          {
            name: 'never seen, at once',
            estimate: ratio('switch to one never seen, at once, slow network', slow),
          },
          ...MODULES.map((type) => ({ name: fullLoadOf(type), estimate: ratio(fullLoadOf(type), within) })),
        ],
      },
      {
        kind: 'dots',
        caption: 'Every switch',
        unit: 'ms',
        series: Object.entries(times).map(([name, values]) => ({ name, values })),
      },
    ],
  };
}
