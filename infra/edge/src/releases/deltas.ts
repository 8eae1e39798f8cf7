import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';
import { acceptsEncoding } from '@souk/http-server';
import type { FastifyRequest } from 'fastify';
import { removeOldest } from '../remove-oldest.ts';
import { remember } from './release-files.ts';
import type { FoundFile, ReleaseFiles } from './release-files.ts';

/** Scripts as their difference from one of an earlier release that the browser has (RFC 9842). */
export interface Deltas {
  /**
   * A file in the encoding `dcz`, compressed with the browser's dictionary; null where it has none that is known here, or where
   * brotli makes the file smaller. Never rejects.
   */
  find(file: FoundFile, request: FastifyRequest): Promise<Buffer | null>;
}

interface Entry {
  characters: number;
  delta: Promise<Buffer | null>;
}

/** What a script refers to by its name alone: other names could be part of a pattern. */
const PLAIN_PATH = /^[\w./-]+\.js$/;
const CONTENT_HASH = /\.[0-9a-f]{8,}(?=\.js$)/;

/** Finds what repeats within milliseconds. Higher levels made 2 % less of two releases of the host, in ten times as long. */
const LEVEL = 3;
/** Larger files take longer than a request should. */
const MAX_BYTES = 2_000_000;
/** Clients name the dictionaries. */
const BOUNDS = { entries: 2_000, characters: 20_000_000 };
/** Of a body in the encoding `dcz`; the dictionary's SHA-256 follows. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

let context: Promise<number> | null = null;

/** One for the process, however many edges it has: the library's memory is initialized once. */
const compressor = (): Promise<number> => (context ??= init().then(createCCtx));

/**
 * The header `use-as-dictionary` of a script: the browser keeps it as the dictionary of the script with the same name in other
 * releases. Null: it is no dictionary.
 */
export function dictionaryHeader({ remote, version, path, size }: FoundFile): string | null {
  if (!PLAIN_PATH.test(path) || size > MAX_BYTES) return null;
  const pattern = `/releases/${remote}/*/${path.replace(CONTENT_HASH, '.*')}`;
  return `match="${pattern}", id="${remote}/${version}/${path}"`;
}

export function createDeltas(files: Pick<ReleaseFiles, 'find' | 'open'>): Deltas {
  const entries = new Map<string, Entry>();
  const hashes = new Map<string, string>();

  /** @throws Error where they are gone or damaged, or their store does not respond */
  const bytesOf = async (file: FoundFile): Promise<Buffer> => {
    const opened = await files.open(file, false);
    if (!opened) throw new Error(`${file.path} of ${file.remote} ${file.version} is missing`);
    return Buffer.isBuffer(opened.content) ? opened.content : buffer(opened.content);
  };

  /** Of a file's bytes; hashed once. */
  const hashOf = (key: string, bytes: Buffer): string => {
    const hash = hashes.get(key) ?? createHash('sha256').update(bytes).digest('base64');
    remember(hashes, key, hash, BOUNDS.entries);
    return hash;
  };

  async function compress(file: FoundFile, { id, hash }: Dictionary): Promise<Buffer | null> {
    const [, remote = '', version = '', path = ''] = /^([^/]+)\/([^/]+)\/(.+)$/.exec(id) ?? [];
    if (remote !== file.remote) return null;
    const dictionary = await files.find(remote, version, path);
    if (!dictionary || !dictionaryHeader(dictionary)) return null;
    const [bytes, known] = await Promise.all([bytesOf(file), bytesOf(dictionary)]);
    if (hashOf(id, known) !== hash) return null;
    const delta = compressUsingDict(await compressor(), bytes, known, LEVEL);
    const body = Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), delta]);
    return body.length < (file.compressed ?? file.size) ? body : null;
  }

  return {
    async find(file, request) {
      const dictionary = dictionaryOf(request);
      if (!dictionary || !dictionaryHeader(file)) return null;
      const key = [file.remote, file.version, file.path, dictionary.id, dictionary.hash].join(' ');
      const known = entries.get(key);
      if (known) return known.delta;
      // Tried again by the next request.
      const delta = compress(file, dictionary).catch(() => {
        entries.delete(key);
        return null;
      });
      const entry: Entry = { characters: 0, delta };
      entries.set(key, entry);
      entry.characters = (await delta)?.length ?? 0;
      removeOldest(entries, BOUNDS);
      return delta;
    },
  };
}

interface Dictionary {
  /** As the edge named it. */
  id: string;
  /** The SHA-256 of its bytes, in base64. */
  hash: string;
}

/** What the browser has, where it accepts a response in it. */
function dictionaryOf(request: FastifyRequest): Dictionary | null {
  const { 'available-dictionary': available = '', 'dictionary-id': name = '' } = request.headers;
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(available)) ?? [];
  const [, id] = /^"([^"\\]{1,300})"$/.exec(String(name)) ?? [];
  return hash !== undefined && id !== undefined && acceptsEncoding(request, 'dcz') ? { id, hash } : null;
}
