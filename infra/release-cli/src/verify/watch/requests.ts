import { releaseUrl } from '@souk/contracts';
import type { DiscoveryDocument } from '@souk/contracts';
import { operations } from './operations.ts';
import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** What a release may ask for: the API, pictures, and files of releases. */
const ALLOWED = /^\/(api|media|releases)\//;
const RELEASE = /^\/releases\/([^/]+)\/([^/]+)\//;

const noteConnections = operations('requests', (text, page) => {
  const [, url] = /^connects to (.+)$/.exec(text) ?? [];
  return url !== undefined && isAllowed(new URL(url), page);
});

const isHere = ({ origin }: URL, { page }: WatchedPage) => origin === new URL(page.url()).origin;
const isAllowed = (url: URL, page: WatchedPage) => isHere(url, page) && ALLOWED.test(url.pathname);

/** Requests only the API: a release may use neither the host's own addresses nor other ones. */
export const requests: Watch = {
  name: 'asks the API alone',
  detail: 'no request of its scripts went anywhere but to the API and its own files',
  async begin(page) {
    const found = new Set<string>();
    let live: ReadonlySet<string> = new Set();
    const { session, remote, files } = page;
    /** A file of a release that is neither this one nor live: bytes that were neither counted nor verified with it. */
    const isOtherRelease = ({ pathname }: URL): boolean => {
      const [release = '', name] = RELEASE.exec(pathname) ?? [];
      return release !== '' && release !== files && (name === remote || !live.has(release));
    };
    const see = (url: string, stack: Stack | undefined, what: string) => {
      const frames = framesOf(stack);
      const own = frames.find((frame) => page.isOwn(frame.url));
      if (!own || /^(data|blob):/.test(url)) return;
      // A socket of the page's own host is as near as its other addresses.
      const address = new URL(url.replace(/^ws/, 'http'));
      const isOther = isHere(address, page) && isOtherRelease(address);
      // What functions of the host ask for is theirs, but for releases that it knows nothing of.
      if (own !== frames[0] && !isOther) return;
      if (isAllowed(address, page) && !isOther) return;
      const named = isHere(address, page) ? address.pathname : `${address.host}${address.pathname}`;
      found.add(`it ${what} ${named} at ${page.placeOf(own)}`);
    };
    session.on('Network.requestWillBeSent', ({ request, initiator }) =>
      see(request.url, initiator.stack, 'asks'),
    );
    session.on('Network.webSocketCreated', ({ url, initiator }) => see(url, initiator?.stack, 'connects to'));
    await session.send('Network.enable');
    return {
      async before() {
        live = await liveReleases(page);
        found.clear();
      },
      after: async () => [...found, ...(await noteConnections(page))],
    };
  },
};

/** The start of the addresses of each release that pages are given now. */
const liveReleases = async (page: WatchedPage): Promise<ReadonlySet<string>> => {
  const text = await page.evaluate(() => document.getElementById('souk-discovery')?.textContent ?? '', null);
  const { microFrontends } = JSON.parse(text) as DiscoveryDocument;
  return new Set(
    Object.entries(microFrontends).flatMap(([name, releases]) =>
      releases.flatMap(({ metadata, fallbackUrl }) => [
        releaseUrl(name, metadata.version),
        ...(fallbackUrl === null ? [] : [(RELEASE.exec(fallbackUrl) ?? [''])[0]]),
      ]),
    ),
  );
};

interface Frame {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface Stack {
  callFrames: Frame[];
  parent?: Stack;
}

/** The functions that led to a request, the innermost first, across what they waited for. */
function framesOf(stack: Stack | undefined): Frame[] {
  if (!stack) return [];
  return [...stack.callFrames.filter(({ url }) => url !== ''), ...framesOf(stack.parent)];
}
