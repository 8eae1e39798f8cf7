import type { Watch } from './watch.ts';

/** What a release may ask for: the API, pictures, and files of releases. */
const ALLOWED = /^\/(api|media|releases)\//;

/** Asks nobody but the API: a release has no business with the host's own addresses, or with anybody else's. */
export const requests: Watch = {
  name: 'asks the API alone',
  detail: 'no request of its scripts went anywhere but to the API and its own files',
  async begin(page) {
    const found = new Set<string>();
    const { session } = page;
    const origin = () => new URL(page.page.url()).origin;
    const see = (url: string, stack: Stack | undefined, what: string) => {
      const frame = innermost(stack);
      if (!frame || !page.isOwn(frame.url)) return;
      if (/^(data|blob):/.test(url)) return;
      const { pathname, origin: asked, host } = new URL(url);
      if (asked === origin() && ALLOWED.test(pathname)) return;
      const named = asked === origin() ? pathname : `${host}${pathname}`;
      found.add(`it ${what} ${named} at ${page.place(`${frame.url}:${frame.lineNumber + 1}:1`)}`);
    };
    session.on('Network.requestWillBeSent', ({ request, initiator }) =>
      see(request.url, initiator.stack, 'asks'),
    );
    session.on('Network.webSocketCreated', ({ url, initiator }) => see(url, initiator?.stack, 'connects to'));
    await session.send('Network.enable');
    return { before: async () => found.clear(), after: async () => [...found] };
  },
};

interface Frame {
  url: string;
  lineNumber: number;
}

interface Stack {
  callFrames: Frame[];
  parent?: Stack;
}

function innermost(stack: Stack | undefined): Frame | undefined {
  const frame = stack?.callFrames.find(({ url }) => url !== '');
  return frame ?? (stack?.parent ? innermost(stack.parent) : undefined);
}
