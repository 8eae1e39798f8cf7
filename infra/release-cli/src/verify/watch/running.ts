import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** Stops when it is left: nothing of it listens to window or document, ticks, observes, works on or stays connected. */
export const running: Watch = {
  name: 'stops when it is left',
  detail: 'no listener, timer, frame, observer, worker or connection of its own goes on',
  begin(page) {
    let workers = 0;
    return {
      async before() {
        workers = page.page.workers().length;
      },
      async after(stage) {
        if (stage !== 'left') return [];
        const kinds = await page.ask('running');
        const open = await page.ask('open');
        const named = open.filter(([kind]) => kind === 'Worker').length;
        const more = page.page.workers().length - workers - named;
        return [
          ...(await listenersOf(page)),
          ...kinds.map(([kind = '', address = '']) => `its ${kind} of ${page.place(address)} still runs`),
          ...open.map(([kind = '', address = '']) => `its ${kind} of ${page.place(address)} is still open`),
          ...(more > 0 ? [`${more === 1 ? 'a worker' : `${more} workers`} of it still runs`] : []),
        ];
      },
    };
  },
};

/** Listeners on window and document whose functions are in the release's files; the debugger's own list of them. */
async function listenersOf(page: WatchedPage): Promise<string[]> {
  const found: string[] = [];
  for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await page.session.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await page.session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId,
      depth: 0,
    });
    for (const { type, scriptId, lineNumber, columnNumber } of listeners) {
      const url = await page.scriptUrl(scriptId);
      if (page.isOwn(url))
        found.push(
          `it still listens to ${type} on ${target} at ${page.placeOf({ url, lineNumber, columnNumber })}`,
        );
    }
  }
  return found;
}
