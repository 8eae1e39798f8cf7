import { HOST_NAME, HYDRATION_STATE_ID, releaseUrl, SERVER_FILE } from '@souk/contracts';
import type {
  DiscoveredRelease,
  DiscoveryDocument,
  ReleaseRecord,
  RemoteManifest,
  RenderedPage,
} from '@souk/contracts';
import { renderedHtml } from '@souk/page-renderer';
import type { SourceMaps } from './source-maps.ts';

/** A built remote that is looked at before it is released. */
export interface Candidate {
  record: ReleaseRecord;
  manifest: RemoteManifest;
  /** Its files by their paths, without the one that browsers are not given. */
  files: ReadonlyMap<string, Buffer>;
  /** What renders its pages on a server; null: only the registry may have it. */
  serverBundle: string | null;
  /** Of a build on this machine; none of what was built elsewhere. */
  maps: SourceMaps;
}

/**
 * @param bytes of its files, in the record's order
 * @param maps of its build, where it is on this machine
 * @throws Error where it is a host: only remotes are verified
 */
export function candidateOf(
  record: ReleaseRecord,
  bytes: readonly Buffer[],
  maps: SourceMaps = new Map(),
): Candidate {
  const { manifest } = record;
  if (record.remote === HOST_NAME || !manifest)
    throw new Error(
      `${record.remote} ${record.version} cannot be verified: verification opens the pages of a remote, and this release has none of its own. Name a remote, such as remotes/food.`,
    );
  const files = record.files.flatMap(({ path }, at) => {
    const held = bytes[at];
    return held ? [[path, held] as const] : [];
  });
  const browserFiles = new Map(files);
  const serverBundle = browserFiles.get(SERVER_FILE)?.toString('utf8') ?? null;
  browserFiles.delete(SERVER_FILE);
  return { record, manifest, files: browserFiles, serverBundle, maps };
}

/** The candidate as pages read of it: everybody's, and with nothing to fall back to, so that what it does wrong is seen. */
function discoveredCandidate({ record, manifest }: Candidate): DiscoveredRelease {
  const { remote, version, globalName, entry, initial, files } = record;
  const file = (path: string) => ({
    url: releaseUrl(remote, version, path),
    integrity: files.find((each) => each.path === path)?.integrity ?? '',
  });
  const { url, integrity } = file(entry);
  return {
    url,
    fallbackUrl: null,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras: {
      globalName,
      moduleType: manifest.moduleType ?? null,
      routes: manifest.routes,
      shell: manifest.shell,
      contributions: manifest.contributions,
      capabilities: manifest.capabilities,
      ...(manifest.serverRendered ? { serverRendered: manifest.serverRendered } : {}),
      accent: manifest.accent ?? null,
      ...(manifest.words ? { words: manifest.words } : {}),
      preload: initial.map(file),
      fallback: null,
    },
  };
}

/** The document of a storefront with the candidate as the release of its remote; everything else as everybody has it. */
export function withCandidate(document: DiscoveryDocument, candidate: Candidate): DiscoveryDocument {
  const { remote, version } = candidate.record;
  const killed = Object.entries(document.killed ?? {}).map(([name, versions]) => [
    name,
    name === remote ? versions.filter((each) => each !== version) : versions,
  ]);
  return {
    ...document,
    microFrontends: { ...document.microFrontends, [remote]: [discoveredCandidate(candidate)] },
    killed: Object.fromEntries(killed) as Record<string, string[]>,
  };
}

const INLINED = /(<script type="application\/json" id="souk-discovery"[^>]*>)([^]*?)(<\/script>)/;

const ROOT = /(?<=<div id="souk">)[^]*(?=<\/div>\n<noscript>)/;
/** What follows the frame's own styles: those of a rendered page, and its script for early input. */
const RENDERED_HEAD = /(?<=min-height:100vh\}<\/style>\n)[^]*?(?=<\/head>)/;
const NONCE = /property="csp-nonce" nonce="([^"]+)"/;
const HYDRATION_STATE = new RegExp(`<script [^>]*id="${HYDRATION_STATE_ID}"[^>]*>[^<]*</script>`);

/**
 * A page of the storefront with the candidate in its document. What the server rendered with the release that it stands in for,
 * and preloads of that, are removed.
 * @param rendered what stands there instead; null: the browser renders the page
 * @throws Error with a sentence where this is no page of a storefront
 */
export function pageWithCandidate(
  html: string,
  candidate: Candidate,
  rendered: RenderedPage | null = null,
): string {
  const [, open, text, close] = INLINED.exec(html) ?? [];
  if (open === undefined || text === undefined || close === undefined)
    throw new Error(
      `The page has no discovery document, so ${candidate.record.remote} ${candidate.record.version} cannot be shown in it. Check that --storefront is the address of a running storefront, as npm start prints it.`,
    );
  const document = withCandidate(JSON.parse(text) as DiscoveryDocument, candidate);
  const { remote } = candidate.record;
  const parts = rendered && renderedHtml(rendered, '0', NONCE.exec(html)?.[1] ?? '');
  return html
    .replace(INLINED, () => `${open}${JSON.stringify(document).replace(/</g, '\\u003c')}${close}`)
    .replace(RENDERED_HEAD, () => (parts ? `${parts.head}\n` : ''))
    .replace(ROOT, () => parts?.content ?? '')
    .replace(HYDRATION_STATE, '')
    .replace('</body>', () => `${parts?.data ?? ''}</body>`)
    .replace(new RegExp(`<link rel="preload"[^>]* href="/releases/${remote}/[^>]*>\\n?`, 'g'), '');
}
