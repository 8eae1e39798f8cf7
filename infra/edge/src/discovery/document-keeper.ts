import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiscoveryDocument } from '@souk/contracts';
import { parseDiscoveryDocument } from './parse-document.ts';
import type { CheckSignature, SignedText } from './verify-signed.ts';

/** Holds the newest discovery document, and the last good one on disk, so that pages are served without the registry. */
export interface DocumentKeeper {
  readonly document: DiscoveryDocument | null;
  /** Takes a document with the bytes it came as, unless it is older than one held before; answers whether it was taken. */
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
): Promise<DocumentKeeper> {
  await mkdir(dirname(file), { recursive: true });
  let held = await readFile(file, 'utf8').then(
    (text) => readKept(text, channel, check),
    () => null,
  );
  const newest = new Map<string, number>();
  if (held) newest.set(held.epoch, held.revision);
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let saving = Promise.resolve();
  return {
    get document() {
      return held;
    },
    offer(next, signed) {
      // A fresh registry starts a fresh count; within one, documents only move forward.
      if (next.revision <= (newest.get(next.epoch) ?? -1)) return false;
      newest.set(next.epoch, next.revision);
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
