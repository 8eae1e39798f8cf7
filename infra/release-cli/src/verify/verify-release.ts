import { routeCovers } from '@souk/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import { barriersOn } from './checks/accessibility.ts';
import { findingsOfFirstLoads, firstLoads } from './checks/first-load.ts';
import { hydratesItsPages } from './checks/hydration.ts';
import type { OpenVisitor } from './checks/hydration.ts';
import { opensItsProductDialog } from './checks/product-dialog.ts';
import { drawsItsRoutes } from './checks/routes.ts';
import { leavesNothingBehind } from './checks/switching.ts';
import type { Check, Found, Look } from './look.ts';
import { noteProblems, openContext } from './open-page.ts';
import type { VisitorOptions } from './open-page.ts';
import { ReleaseOnPage } from './release-on-page.ts';
import { ReleasePlaces } from './release-places.ts';
import { createServerRendering } from './server-rendering.ts';
import type { ServerBundles } from './server-rendering.ts';
import { WATCHES } from './watch/watches.ts';
import { watchVisits } from './watch/visit.ts';
import type { Storefront } from './storefront.ts';

const MAX_DETAIL_CHARS = 1900;
const DIALOG = 'product-dialog';

interface Options {
  browser: Browser;
  storefront: Storefront;
  candidate: Candidate;
  /** What renders its pages on a server; null where none are. */
  bundles: ServerBundles | null;
  /** Addresses that were given for routes that end in `/*`, which name none by themselves. */
  visits: readonly string[];
  /** Those that the storefront names for them. */
  examples: readonly string[];
  onCheck(check: Check): void;
}

export interface Looked {
  checks: Check[];
  /** Bytes that its heaviest route takes before a customer does anything; null where not all of them were drawn. */
  firstLoadBytes: number | null;
}

/**
 * Verifies a built remote in the real host of a running storefront. Checks are reported as they end, and all of them
 * returned.
 */
export async function verifyRelease({ onCheck, ...options }: Options): Promise<Looked> {
  const { candidate } = options;
  const checks: Check[] = [];
  let firstLoadBytes: number | null = null;
  const problems = new Set<string>();
  const places = new ReleasePlaces(candidate.record, candidate.maps);
  const paths = pathsOf(candidate, options);
  const lookIn = (context: BrowserContext, noted: Set<string>): Look => ({
    candidate,
    paths,
    async open(prepare = async () => {}) {
      const page: Page = await context.newPage();
      await noteProblems(page, places, (problem) => noted.add(problem));
      await prepare(page);
      return new ReleaseOnPage(page, candidate, options.storefront);
    },
  });
  const openVisitor = (visitor?: VisitorOptions) =>
    openContext(options.browser, options.storefront, candidate, visitor);
  const context = await openVisitor();
  const look = lookIn(context, problems);
  const check = async (name: string, run: (look: Look) => Promise<Found>) => {
    const { findings, detail } = await run(look).catch((error: unknown) => ({
      findings: [firstLine(error)],
      detail: '',
    }));
    const passed = findings.length === 0;
    const done = { name, passed, detail: (passed ? detail : findings.join('\n')).slice(0, MAX_DETAIL_CHARS) };
    checks.push(done);
    onCheck(done);
    // What failed half-way leaves its page open.
    for (const page of context.pages()) await page.close();
    return passed;
  };

  const hydrates = async (bundles: ServerBundles) => {
    const rendering = await createServerRendering(candidate, options.storefront, bundles);
    const open: OpenVisitor = async (visitor) => {
      const noted = new Set<string>();
      const opened = await openVisitor(visitor);
      return { context: opened, look: lookIn(opened, noted), problems: noted };
    };
    return hydratesItsPages(look, rendering, open, options.storefront.module.id).finally(rendering.close);
  };

  const watchAll = async () => {
    // A visitor who was never here: what earlier pages left in storages would count as there before.
    const fresh = await openVisitor();
    const found = await watchVisits(lookIn(fresh, problems), WATCHES)
      .catch((error: unknown) => firstLine(error))
      .finally(() => fresh.close());
    if (typeof found === 'string') await check('is watched', async () => ({ findings: [found], detail: '' }));
    else
      for (const { name, passed, detail } of found)
        await check(name, async () =>
          passed ? { findings: [], detail } : { findings: [detail], detail: '' },
        );
  };

  try {
    const loaded = new Map<string, ReadonlySet<string>>();
    const barriers: string[] = [];
    const drawn = (shown: Look) =>
      drawsItsRoutes(shown, async (path, release) => {
        loaded.set(path, new Set(release.loaded));
        barriers.push(...(await barriersOn(path, release)));
      });
    // A release that is not drawn cannot be checked any further.
    if (await check('draws its routes', drawn)) {
      const loads = await firstLoads(candidate, loaded);
      const [heaviest] = loads;
      if (heaviest) {
        firstLoadBytes = heaviest.bytes;
        const most = Math.max(...loads.map(({ files }) => files));
        const detail = `at most ${(heaviest.bytes / 1000).toFixed(1)} kB of its files, at ${heaviest.path}; at most ${most} files`;
        await check('counts its first load', async () => ({ findings: findingsOfFirstLoads(loads), detail }));
      }
      await check('leaves nothing behind', leavesNothingBehind);
      await watchAll();
      const detail = `axe finds nothing serious on ${look.paths.join(', ')}`;
      await check('is accessible', async () => ({ findings: barriers, detail }));
      const { bundles } = options;
      if (bundles && bundles.host !== null) await check('hydrates its pages', () => hydrates(bundles));
      if (DIALOG in candidate.manifest.contributions)
        await check('opens its product dialog', opensItsProductDialog);
    }
    await check('is quiet', async () => ({
      findings: [...problems],
      detail: 'no error on the console, none uncaught, none of the policy',
    }));
  } finally {
    await context.close();
  }
  return { checks, firstLoadBytes };
}

/** An address for each route; what ends in `/*` is drawn at its base too, and at what was given for it, else at an example. */
function pathsOf(
  { manifest, record }: Candidate,
  { visits, examples }: Pick<Options, 'visits' | 'examples'>,
): [string, ...string[]] {
  const paths = manifest.routes.flatMap((route) => {
    const covered = (addresses: readonly string[]) => addresses.filter((path) => routeCovers(route, path));
    const given = covered(visits);
    const base = route.replace(/\/\*$/, '').replace(/(\?.+)$/, '$1=1');
    return [base, ...(given.length > 0 ? given : covered(examples).slice(0, 1))];
  });
  const [first, ...rest] = new Set(paths);
  if (first === undefined)
    throw new Error(
      `${record.remote} ${record.version} cannot be verified: "routes" in its remote.json is empty. Add the addresses of its pages, and build again.`,
    );
  return [first, ...rest];
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
