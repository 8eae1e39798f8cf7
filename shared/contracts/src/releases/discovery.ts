import type { Accent, ModuleCapabilities, ModuleWords, ServerRendered } from './manifest.ts';

/**
 * The discovery document: which release of which remote to load. It follows the Frontend Discovery schema,
 * with what Souk needs beyond it under `extras`.
 */
export interface DiscoveryDocument {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
  /** The channel's revision, which only grows within one `epoch`. */
  revision: number;
  /** The registry's database; a fresh one starts a fresh count. */
  epoch: string;
  /** When the epoch started; an edge leaves an epoch only for one that started later. */
  epochStartedAt?: string;
  /** When the registry signed this; each answer has a time of its own. */
  signedAt?: string;
  channel: string;
  microFrontends: Record<string, DiscoveredRelease[]>;
  /** By remote, killed versions: no page shows them or falls back to them. */
  killed?: Record<string, string[]>;
  /** Remotes whose pages edges do not render; the host's name stands for every page. */
  serverRenderingOff?: string[];
}

/** A count of revisions of a registry, begun with its database or by an administrator. */
export interface Epoch {
  epoch: string;
  startedAt: string;
}

/** Carries the registry's signature of an answer: base64 of Ed25519 over the very bytes of its body. */
export const SIGNATURE_HEADER = 'souk-signature';

export interface DiscoveredRelease {
  url: string;
  /** The entry of the last good release before this one. */
  fallbackUrl: string | null;
  metadata: { integrity: string; version: string };
  /** `traffic` is the share of visitors in percent. */
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

export interface ReleaseExtras {
  globalName: string;
  moduleType: string | null;
  routes: string[];
  shell: string;
  contributions: Record<string, string>;
  capabilities: ModuleCapabilities;
  accent: Accent | null;
  /** What the module calls its items and stores, by language. */
  words?: Record<string, ModuleWords>;
  serverRendered?: ServerRendered;
  /** Files to preload with the entry, as URL and integrity. */
  preload: { url: string; integrity: string }[];
  /** The last good release before this one, complete enough to be loaded. */
  fallback: { url: string; integrity: string; version: string; globalName: string } | null;
}

/** One release, chosen for one visitor. */
export interface PickedRelease extends DiscoveredRelease {
  remote: string;
}

/** A number from 0 up to 100 that is the same for a visitor and a remote wherever it is calculated (FNV-1a, mixed). */
export function bucketOf(visitor: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${remote}:${visitor}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) / 0x1_0000_0000) * 100;
}

/**
 * Which release of each remote a visitor gets: the same at the edge and in the page. Canaries fill the buckets from
 * zero, so that a growing share moves nobody back; who is in none of them gets the default.
 */
export function pick(document: DiscoveryDocument, visitor: string): Record<string, PickedRelease> {
  // Names come from outside: it holds nothing but what is put in.
  const picked = Object.create(null) as Record<string, PickedRelease>;
  for (const [remote, releases] of Object.entries(document.microFrontends)) {
    const bucket = bucketOf(visitor, remote);
    let upTo = 0;
    const canary = releases.find(({ deployment }) => {
      if (deployment.default) return false;
      upTo += deployment.traffic;
      return bucket < upTo;
    });
    const release = canary ?? releases.find(({ deployment }) => deployment.default);
    if (release) picked[remote] = { ...release, remote };
  }
  return picked;
}
