import { inModule, STORAGE_KEYS } from '@souk/contracts';
import type { RenderedPage } from '@souk/contracts';
import type { BrowserContext } from 'playwright-core';
import { observeHydration, readHydration } from '../hydration-observer.ts';
import type { Found, Look } from '../look.ts';
import type { VisitorOptions } from '../open-page.ts';
import type { ServerRendering } from '../server-rendering.ts';

/** Layout shift up to which a page counts as still. */
const MAX_SHIFT = 0.02;
/** Of a guest: a server rendered the page with the answers for all, so few are left. The pages of this repository make two at most. */
const MAX_CALLS = 6;

interface HydratingVisitor extends Required<
  Pick<VisitorOptions, 'language' | 'width' | 'isSignedIn' | 'timezoneId'>
> {
  clockShiftMs: number;
  /** What the browser stores of earlier visits to a module. */
  storedOf(moduleId: number): Readonly<Record<string, string>>;
}

/** Neither has the time zone or the clock of a server. */
const EAST = { timezoneId: 'Pacific/Kiritimati', clockShiftMs: 5.3 * 3_600_000 };
const WEST = { timezoneId: 'Pacific/Pago_Pago', clockShiftMs: -5.3 * 3_600_000 };

const comesFirst = () => ({});
const wasHereBefore = (moduleId: number) => ({
  [STORAGE_KEYS.recent]: JSON.stringify({ [moduleId]: [1, 2, 3] }),
  [STORAGE_KEYS.interests]: JSON.stringify({ [moduleId]: [1] }),
  [STORAGE_KEYS.searches]: JSON.stringify(['soup']),
});

/** Four of eight: each pair of language, width and account is one visitor's. */
const VISITORS: readonly HydratingVisitor[] = [
  { language: 'en', width: 1440, isSignedIn: false, storedOf: comesFirst, ...EAST },
  { language: 'ar', width: 390, isSignedIn: false, storedOf: wasHereBefore, ...WEST },
  { language: 'en', width: 390, isSignedIn: true, storedOf: wasHereBefore, ...WEST },
  { language: 'ar', width: 1440, isSignedIn: true, storedOf: comesFirst, ...EAST },
];

export type OpenVisitor = (
  options: VisitorOptions,
) => Promise<{ context: BrowserContext; look: Look; problems: ReadonlySet<string> }>;

/**
 * Renders each page that the release names for a server, and hydrates it in a browser: React must find what it renders itself, keep
 * the elements, shift nothing, and call for little that the server has called for.
 */
export async function hydratesItsPages(
  { paths }: Look,
  rendering: ServerRendering,
  openVisitor: OpenVisitor,
  moduleId: number,
): Promise<Found> {
  const covered = paths.filter((path) => rendering.covers(path));
  const findings: string[] = [];
  for (const { clockShiftMs, storedOf, ...visitor } of VISITORS) {
    const { language, width, isSignedIn } = visitor;
    const who = `${language}, ${width} px${isSignedIn ? ', signed in' : ''}`;
    const rendered = new Map<string, RenderedPage>();
    const findRendered = ({ pathname, search }: URL) => rendered.get(pathname + search) ?? null;
    const { context, look, problems } = await openVisitor({
      ...visitor,
      stored: storedOf(moduleId),
      findRendered,
    });
    for (const path of covered) {
      const address = inModule(path, moduleId);
      const add = (finding: string) => findings.push(`${path} (${who}): ${finding}`);
      const page = await rendering.render(address, language).catch((error: unknown) => {
        add(error instanceof Error ? error.message : String(error));
      });
      if (!page) continue;
      rendered.set(address, page);
      const release = await look.open((opened) => observeHydration(opened, clockShiftMs));
      const before = new Set(problems);
      await release.open(path);
      const { isAdopted, shift, replaced, differences } = await readHydration(release.page);
      for (const problem of problems) if (!before.has(problem)) add(problem);
      if (!isAdopted) add('the browser rendered the page again instead of hydrating it');
      else for (const difference of differences) add(`server and browser differ: ${difference}`);
      if (replaced !== null) add(`the largest element was not the server's: ${replaced}`);
      if (shift > MAX_SHIFT) add(`the layout shifted by ${shift.toFixed(3)}, at most ${MAX_SHIFT} may be`);
      const calls = release.calls.length;
      if (!isSignedIn && calls > MAX_CALLS)
        add(`it called the API ${calls} times, at most ${MAX_CALLS} may be: ${release.calls.join(', ')}`);
      await release.page.close();
    }
    await context.close();
  }
  const detail = `${covered.join(', ')}, in English and Arabic, for guests and customers, in other time zones`;
  return { findings, detail };
}
