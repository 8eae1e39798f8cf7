import type { BenchContext } from '../bench-context.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { inPage } from './in-page.ts';
import { MODULES } from './journey.ts';
import { DESKTOP, openVisit, type Visit } from './visit.ts';
import { homeOf, moduleOf } from './visitor.ts';

/** The scripts that a page has loaded, brotli, by their paths. */
const scriptsOf = ({ session }: Visit) =>
  inPage(
    session,
    () =>
      Object.fromEntries(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes('/releases/') && name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
      ),
    undefined,
  );

/** What each module adds to a page that began with food. */
export async function furtherModules({ browser, stack, visitor }: BenchContext): Promise<Section> {
  const added: { type: string; bytes: number; files: string[] }[] = [];
  for (const type of MODULES.slice(1)) {
    const visit = await openVisit(browser, { url: stack.url, viewport: DESKTOP, visitor });
    await visit.page.goto(homeOf(visitor, 'food'));
    await visit.page.locator('main [data-slot="food"]:not([hidden]) h1').first().waitFor();
    await visit.quiet();
    const before = await scriptsOf(visit);
    await visit.page
      .getByRole('navigation', { name: 'Modules' })
      .getByRole('button', { name: moduleOf(visitor, type).module_name })
      .click();
    await visit.page.locator(`main [data-slot="${type}"]:not([hidden]) h1`).first().waitFor();
    await visit.quiet();
    // What was fetched ahead for this module counts as its own, whenever it came.
    const after = Object.entries(await scriptsOf(visit)).filter(
      ([path]) => !(path in before) || path.startsWith(`/releases/${type}/`),
    );
    await visit.close();
    added.push({
      type,
      bytes: after.reduce((sum, [, bytes]) => sum + bytes, 0),
      files: after.map(([path]) => path),
    });
  }
  return {
    title: 'Script of each further module',
    figures: { scriptOfFurther: exactly(Math.max(...added.map(({ bytes }) => bytes)) / 1000) },
    blocks: [
      {
        kind: 'table',
        caption: 'What a page that began with food loads besides, brotli',
        columns: ['Module', 'Script', 'Files'],
        rows: added.map(({ type, bytes, files }) => [type, show(bytes / 1000, 'kB'), files.join(', ')]),
      },
    ],
  };
}
