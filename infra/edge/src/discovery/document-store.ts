import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiscoveryDocument } from '@souk/contracts';
import { createFreshness } from './freshness.ts';
import type { Freshness } from './freshness.ts';
import { parseDiscoveryDocument } from './parse-document.ts';
import type { CheckSignature, SignedText } from './verify-signed.ts';

/** Stores the newest discovery document in memory and on disk, so that pages are served without the registry. */
export interface DiscoveryDocumentStore {
  readonly document: DiscoveryDocument | null;
  /** The time of the registry's last signature. */
  readonly freshness: Freshness;
  /** Stores a document with its signed bytes, unless it is older than the stored one or of an epoch that is not newer; returns whether it did. */
  offer(document: DiscoveryDocument, signed: SignedText): boolean;
  subscribe(listener: (document: DiscoveryDocument) => void): () => void;
  /** Resolves once the document is on disk. */
  saved(): Promise<void>;
}

/** @param check verifies the registry's signature, of the file on disk too. */
export async function openDiscoveryDocumentStore(
  file: string,
  channel: string,
  check: CheckSignature,
  freshness = createFreshness(),
): Promise<DiscoveryDocumentStore> {
  await mkdir(dirname(file), { recursive: true });
  let stored = await readFile(file, 'utf8').then(
    (text) => readStored(text, channel, check),
    () => null,
  );
  freshness.remember(stored?.signedAt);
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let saving = Promise.resolve();
  return {
    freshness,
    get document() {
      return stored;
    },
    offer(next, signed) {
      const order = compare(next, stored);
      if (order === 'earlier') return false;
      freshness.saw(next.signedAt, order === 'new epoch');
      if (order === 'same') return false;
      stored = next;
      saving = saving.then(() => save(file, signed)).catch(() => undefined);
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

/** Later epochs replace earlier ones; within an epoch, revisions only move forward. */
function compare(
  next: DiscoveryDocument,
  stored: DiscoveryDocument | null,
): 'earlier' | 'same' | 'later' | 'new epoch' {
  if (!stored) return 'later';
  if (next.epoch !== stored.epoch) return startOf(next) > startOf(stored) ? 'new epoch' : 'earlier';
  if (next.revision === stored.revision) return 'same';
  return next.revision > stored.revision ? 'later' : 'earlier';
}

/** Older registries sent no time: their epochs come first. */
const startOf = ({ epochStartedAt = '' }: DiscoveryDocument) => Date.parse(epochStartedAt) || 0;

async function save(file: string, signed: SignedText): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, JSON.stringify(signed), { flush: true });
  await rename(unfinished, file);
}

/** The document in a file, or null: a damaged or unsigned file must not prevent the start. */
function readStored(text: string, channel: string, check: CheckSignature): DiscoveryDocument | null {
  try {
    const { body, signature } = JSON.parse(text) as Partial<SignedText>;
    if (typeof body !== 'string' || typeof signature !== 'string') return null;
    return check({ body, signature }) ? parseDiscoveryDocument(body, channel) : null;
  } catch {
    return null;
  }
}
