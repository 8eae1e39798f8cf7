import { frameChanges, holdFrame } from './frame.ts';
import type { Watch } from './watch.ts';
import { operations } from './operations.ts';
import type { WatchedPage } from './watched-page.ts';

const noteOutside = operations('page');
const noteAttributes = operations('attributes');

/** Stays inside its element: no global but its federation name, no node elsewhere, and the host's frame as it was. */
export const outside: Watch = {
  name: 'stays inside its element',
  detail: 'no global but its own name, no node elsewhere',
  begin(page) {
    let before: Outside | null = null;
    return {
      async before() {
        before = await outsideOf(page);
        await holdFrame(page);
      },
      async after(stage) {
        const now = await outsideOf(page);
        const known = before;
        if (!known) return [];
        const added = <T>(of: (page: Outside) => T[]) => of(now).filter((each) => !of(known).includes(each));
        return [
          ...added(({ globals }) => globals)
            .filter((name) => name !== page.globalName && !/^webpackChunk/.test(name))
            .map((name) => `it makes the global ${name}`),
          ...added(({ body }) => body).map((element) => `it adds ${element} to the body`),
          ...(await frameChanges(page, stage)),
          ...(stage === 'left' && now.attributes !== known.attributes
            ? [
                `it leaves <html> and <body> with ${now.attributes}, which were ${known.attributes}`,
                ...(await noteAttributes(page)),
              ]
            : []),
          ...(await noteOutside(page)),
        ];
      },
    };
  },
};

interface Outside {
  globals: string[];
  body: string[];
  attributes: string;
}

async function outsideOf(page: WatchedPage): Promise<Outside> {
  const { result } = await page.session.send('Runtime.evaluate', { expression: 'globalThis' });
  // The debugger's list of properties: no script of the page takes part in it.
  const own = await page.session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const rest = await page.evaluate(
    () => ({
      body: [...document.body.children].map(({ tagName, id, className }) =>
        [`<${tagName.toLowerCase()}>`, id && `#${id}`, className && `.${className}`].filter(Boolean).join(''),
      ),
      attributes: [document.documentElement, document.body]
        .flatMap((element) =>
          [...element.attributes]
            // The host's own bar at the foot comes when its call is answered, whatever the remote does. Earlier hosts set the property.
            .map(({ name, value }) => ({
              name,
              value: value.replace(/(?:scroll-padding-block-end|--bottom-bar): [^;]*;/g, '').trim(),
            }))
            // An empty style is what is left where one was set and taken back.
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => `${name}="${value}"`),
        )
        .join(' '),
    }),
    null,
  );
  return { globals: own.result.map(({ name }) => name), ...rest };
}
