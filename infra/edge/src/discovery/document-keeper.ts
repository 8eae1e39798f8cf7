import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiscoveryDocument } from '@souk/contracts';

/** Holds the newest discovery document, and the last good one on disk, so that pages are served without the registry. */
export interface DocumentKeeper {
  readonly document: DiscoveryDocument | null;
  /** Takes a document, unless it is older than the one held; answers whether it was taken. */
  offer(document: DiscoveryDocument): boolean;
  subscribe(listener: (document: DiscoveryDocument) => void): () => void;
  /** Resolves once what was taken is on disk. */
  saved(): Promise<void>;
}

export async function openDocumentKeeper(file: string): Promise<DocumentKeeper> {
  await mkdir(dirname(file), { recursive: true });
  let held = await readFile(file, 'utf8').then(
    (text) => parseDiscoveryDocument(text),
    () => null,
  );
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let saving = Promise.resolve();
  return {
    get document() {
      return held;
    },
    offer(next) {
      // A fresh registry starts a fresh count; within one, documents only move forward.
      if (held && held.epoch === next.epoch && next.revision <= held.revision) return false;
      held = next;
      saving = saving.then(() => save(file, next)).catch(() => undefined);
      for (const listener of [...listeners]) listener(next);
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saved: () => saving,
  };
}

async function save(file: string, document: DiscoveryDocument): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, JSON.stringify(document), { flush: true });
  await rename(unfinished, file);
}

/** The document in a text, or null where it is none: a damaged file is no reason not to start. */
export function parseDiscoveryDocument(text: string): DiscoveryDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDocument(value) ? value : null;
  } catch {
    return null;
  }
}

function isDocument(value: unknown): value is DiscoveryDocument {
  if (!isObject(value) || typeof value.epoch !== 'string' || typeof value.channel !== 'string') return false;
  if (!Number.isInteger(value.revision) || !isObject(value.microFrontends)) return false;
  return Object.values(value.microFrontends).every(
    (releases) => Array.isArray(releases) && releases.every(isRelease),
  );
}

function isRelease(value: unknown): boolean {
  if (!isObject(value) || typeof value.url !== 'string' || !value.url.startsWith('/releases/')) return false;
  const { metadata, deployment, extras } = value;
  return (
    isObject(metadata) &&
    typeof metadata.integrity === 'string' &&
    typeof metadata.version === 'string' &&
    isObject(deployment) &&
    typeof deployment.traffic === 'number' &&
    isObject(extras) &&
    Array.isArray(extras.routes) &&
    Array.isArray(extras.preload)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
