import { escapeJson, ownValue } from '@souk/contracts';
import type { DiscoveryDocument } from '@souk/contracts';

const DOCUMENT = /(<script type="application\/json" id="souk-discovery"[^>]*>)([^<]*)(<\/script>)/;
const HOST = /<script [^>]*src="(\/releases\/[^"]+)"/;
const RELEASE = /^\/releases\/([^/]+\/[^/]+)\//;

/** The discovery document of a page; null for HTML without one, and for a preview, which is not for others to see. */
export function documentIn(html: string): DiscoveryDocument | null {
  try {
    const parsed: unknown = JSON.parse(DOCUMENT.exec(html)?.[2] ?? '');
    return isDocument(parsed) && !('preview' in parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Whether what a page sent is a discovery document as far as it is read here. */
export function isDocument(value: unknown): value is DiscoveryDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, epoch, channel, microFrontends } = value as Partial<DiscoveryDocument>;
  return (
    typeof revision === 'number' &&
    typeof epoch === 'string' &&
    typeof channel === 'string' &&
    typeof microFrontends === 'object' &&
    microFrontends !== null
  );
}

/** The release that a file belongs to, as `food/1.0.0`. */
export const releaseOf = (pathname: string): string | null => RELEASE.exec(pathname)?.[1] ?? null;

/** Whether a document marks a release as killed. */
export const isKilled = ({ killed = {} }: DiscoveryDocument, release: string) => {
  const [remote = '', version = ''] = release.split('/');
  return ownValue(killed, remote)?.includes(version) ?? false;
};

/** The releases that a document lets pages load: those it names, and their fallbacks, but for killed ones. */
export function namedReleases(document: DiscoveryDocument): Set<string> {
  const urls = Object.values(document.microFrontends)
    .flat()
    .flatMap(({ url, fallbackUrl }) => [url, fallbackUrl ?? '']);
  const releases = urls.flatMap((url) => releaseOf(url) ?? []);
  return new Set(releases.filter((release) => !isKilled(document, release)));
}

/** Whether a document kills a release that an earlier one did not. */
export function killsMore(earlier: DiscoveryDocument, later: DiscoveryDocument): boolean {
  return Object.entries(later.killed ?? {}).some(([remote, versions]) =>
    versions.some((version) => !isKilled(earlier, `${remote}/${version}`)),
  );
}

/** Whether `later` comes after `earlier`; documents of another channel or registry cannot be compared, and do. */
export const isNewer = (earlier: DiscoveryDocument, later: DiscoveryDocument): boolean =>
  earlier.epoch !== later.epoch || earlier.channel !== later.channel || later.revision > earlier.revision;

/** Whether `later` comes before `earlier`, and arrived late. */
export const isOlder = (earlier: DiscoveryDocument, later: DiscoveryDocument): boolean =>
  !isNewer(earlier, later) && later.revision < earlier.revision;

/**
 * The page for somebody without a connection: it runs what the newest known document names, and knows when it was seen.
 * Null where its host is no longer among the releases.
 */
export function offlineHtml(html: string, document: DiscoveryDocument, seenAt: string): string | null {
  const host = releaseOf(HOST.exec(html)?.[1] ?? '');
  if (host === null || !namedReleases(document).has(host)) return null;
  return html
    .replace(DOCUMENT, (_all, start: string, _old, end: string) => start + escapeJson(document) + end)
    .replace('<head>', `<head>\n<meta name="souk-seen-at" content="${seenAt}">`);
}
