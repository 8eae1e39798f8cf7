import { MAX_PREVIEWED, MAX_PREVIEW_TOKEN, isRecord } from '@souk/contracts';
import type { PreviewAnswer, PreviewedRelease } from '@souk/contracts';
import { isDiscoveredRelease } from '../discovery/parse-document.ts';
import { readSigned } from '../discovery/verify-signed.ts';
import type { CheckSignature } from '../discovery/verify-signed.ts';
import { registryAuthorization } from '../registry-authorization.ts';

/** The releases of a preview link; null if it is expired, damaged or of a release that must not be shown. */
export type FindPreview = (token: string) => Promise<PreviewAnswer | null>;

interface FindOptions {
  registryUrl: string;
  registryToken?: string | undefined;
  channel: string;
  check: CheckSignature;
}

/** Matches a developer's own machine only. */
const LOCAL = /^http:\/\/localhost:\d{1,5}$/;
const TOKEN = /^[\w-]+\.[\w-]{1,100}$/;
/** How long a response is cached: a release that is quarantined meanwhile is shown no longer than this. */
const FRESH_MS = 20_000;
const MAX_PREVIEWS = 200;
/** How long a page waits for the registry. */
const TIMEOUT_MS = 2_000;

/** Requests the releases of links from the registry. Unsigned responses are ignored. */
export function findPreviews({ registryUrl, registryToken, channel, check }: FindOptions): FindPreview {
  const known = new Map<string, { at: number; found: PreviewAnswer | null }>();
  const headers = registryAuthorization(registryToken);

  const ask = async (token: string) => {
    const response = await fetch(new URL(`/registry/v1/previews/${token}`, registryUrl), {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404 || response.status === 422) return null;
    if (!response.ok) throw new Error(`the registry responded with status ${response.status}`);
    return parsePreview((await readSigned(response, check)).body, channel);
  };

  return async (token) => {
    if (token.length > MAX_PREVIEW_TOKEN || !TOKEN.test(token)) return null;
    const before = known.get(token);
    if (before && Date.now() - before.at < FRESH_MS) return stillOpen(before.found);
    const found = await ask(token).catch(() => undefined);
    // The registry is down: the cached response is kept, and the next page requests it again.
    if (found === undefined) return stillOpen(before?.found ?? null);
    known.delete(token);
    known.set(token, { at: Date.now(), found });
    const oldest = known.keys().next();
    if (known.size > MAX_PREVIEWS && !oldest.done) known.delete(oldest.value);
    return stillOpen(found);
  };
}

const stillOpen = (preview: PreviewAnswer | null) =>
  preview && Date.parse(preview.expiresAt) > Date.now() ? preview : null;

function parsePreview(text: string, channel: string): PreviewAnswer | null {
  const value: unknown = JSON.parse(text);
  return isPreview(value) && value.channel === channel ? value : null;
}

function isPreview(value: unknown): value is PreviewAnswer {
  if (!isRecord(value)) return false;
  const { releases, channel, expiresAt } = value;
  return (
    [channel, expiresAt].every((part) => typeof part === 'string') &&
    Array.isArray(releases) &&
    releases.length <= MAX_PREVIEWED &&
    releases.every(isPreviewed)
  );
}

function isPreviewed(value: unknown): value is PreviewedRelease {
  if (!isRecord(value)) return false;
  const { remote, version, origin, release } = value;
  // It becomes a source of the page's policy.
  if (origin !== undefined && !(typeof origin === 'string' && LOCAL.test(origin))) return false;
  return (
    typeof remote === 'string' && isDiscoveredRelease(release, origin) && release.metadata.version === version
  );
}
