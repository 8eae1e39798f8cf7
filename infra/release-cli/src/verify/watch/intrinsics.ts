import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** Changes nothing that is built in: what a release patches, every other module runs. */
export const intrinsics: Watch = {
  name: 'changes nothing built in',
  detail: 'globals, prototypes and their properties are as they were',
  begin(page) {
    const reported = new Set<string>();
    return {
      async before() {
        await page.ask('baseline');
      },
      async after() {
        const findings: string[] = [];
        for (const [path = '', key = '', change = ''] of await page.ask('changes')) {
          const name = key === '' ? path : path === 'window' ? key : `${path}.${key}`;
          if (reported.has(name)) continue;
          reported.add(name);
          findings.push(`${name} ${change}${await whereFrom(page, path, key)}`);
        }
        return findings;
      },
    };
  },
};

/** The script and line of the function that stands there now; the debugger knows it, whatever the function says of itself. */
async function whereFrom(page: WatchedPage, path: string, key: string): Promise<string> {
  if (!/^[\w.$]+$/.test(path)) return '';
  const { session } = page;
  const owner = await session.send('Runtime.evaluate', { expression: path, silent: true });
  const properties = async (objectId: string | undefined) =>
    objectId === undefined ? null : session.send('Runtime.getProperties', { objectId, ownProperties: true });
  const held = (await properties(owner.result.objectId))?.result.find(
    ({ name, symbol }) => name === key || symbol?.description === key,
  );
  for (const candidate of [held?.value, held?.get, held?.set]) {
    if (candidate?.type !== 'function') continue;
    const internal = (await properties(candidate.objectId))?.internalProperties ?? [];
    const location = internal.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value as
      | { scriptId: string; lineNumber: number; columnNumber?: number }
      | undefined;
    if (!location) continue;
    const url = await page.scriptUrl(location.scriptId);
    if (url) return ` by ${page.placeOf({ columnNumber: 0, ...location, url })}`;
  }
  return '';
}
