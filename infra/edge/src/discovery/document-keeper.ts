import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiscoveryDocument } from '@souk/contracts';
import { createFreshness } from './freshness.ts';
import type { Freshness } from './freshness.ts';
import { parseDiscoveryDocument } from './parse-document.ts';
import type { CheckSignature, SignedText } from './verify-signed.ts';

/** Holds the newest discovery document, and the last good one on disk, so that pages are served without the registry. */
export interface DocumentKeeper {
  readonly document: DiscoveryDocument | null;
  /** When the registry signed something last. */
  readonly freshness: Freshness;
  /** Takes a document with the bytes it came as, unless it is older than the one that is held or of an epoch that is not newer; answers whether it was taken. */
  offer(document: DiscoveryDocument, signed: SignedText): boolean;
  subscribe(listener: (document: DiscoveryDocument) => void): () => void;
  /** Resolves once what was taken is on disk. */
  saved(): Promise<void>;
}

/** @param check of the registry's key: a file that somebody else wrote is no document. */
export async function openDocumentKeeper(
  file: string,
  channel: string,
  check: CheckSignature,
  freshness = createFreshness(),
): Promise<DocumentKeeper> {
  await mkdir(dirname(file), { recursive: true });
  let held = await readFile(file, 'utf8').then(
    (text) => readKept(text, channel, check),
    () => null,
  );
  freshness.remember(held?.signedAt);
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let saving = Promise.resolve();
  return {
    freshness,
    get document() {
      return held;
    },
    offer(next, signed) {
      const order = compare(next, held);
      if (order === 'earlier') return false;
      freshness.saw(next.signedAt, order === 'new epoch');
      if (order === 'same') return false;
      held = next;
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

/** A fresh registry starts a fresh count, and says when; within one, documents only move forward. */
function compare(
  next: DiscoveryDocument,
  held: DiscoveryDocument | null,
): 'earlier' | 'same' | 'later' | 'new epoch' {
  if (!held) return 'later';
  if (next.epoch !== held.epoch) return startOf(next) > startOf(held) ? 'new epoch' : 'earlier';
  if (next.revision === held.revision) return 'same';
  return next.revision > held.revision ? 'later' : 'earlier';
}

/** Registries of before said no time: theirs come before all others. */
const startOf = ({ epochStartedAt = '' }: DiscoveryDocument) => Date.parse(epochStartedAt) || 0;

async function save(file: string, signed: SignedText): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, JSON.stringify(signed), { flush: true });
  await rename(unfinished, file);
}

/** The document in a file, or null: one that is damaged or not the registry's is no reason not to start. */
function readKept(text: string, channel: string, check: CheckSignature): DiscoveryDocument | null {
  try {
    const { body, signature } = JSON.parse(text) as Partial<SignedText>;
    if (typeof body !== 'string' || typeof signature !== 'string') return null;
    return check({ body, signature }) ? parseDiscoveryDocument(body, channel) : null;
  } catch {
    return null;
  }
}
