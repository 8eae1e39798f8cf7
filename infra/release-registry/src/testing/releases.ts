import {
  FEDERATION_RUNTIME,
  ENTRY_FILE,
  HOST_NAME,
  RELEASE_MEDIA_TYPE,
  federationName,
} from '@souk/contracts';
import type { GrantedClaims, ReleaseRecord } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';

export interface BuiltRelease {
  record: ReleaseRecord;
  contents: Buffer[];
}

/** A small release whose entry holds `code`. */
export function aRelease(
  remote: string,
  version: string,
  {
    code = `run("${remote} ${version}");\n`.repeat(40),
    files = {},
    ...changes
  }: Partial<Omit<ReleaseRecord, 'files'>> & { code?: string; files?: Record<string, string> } = {},
): BuiltRelease & { record: ReleaseRecord } {
  const all = Object.entries({ [ENTRY_FILE]: code, ...files });
  const record: ReleaseRecord = {
    remote,
    version,
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: ENTRY_FILE,
    globalName: federationName(remote, version),
    initial: [],
    files: all.map(([path, text]) => ({ path, size: Buffer.byteLength(text), integrity: integrityOf(text) })),
    shared: [],
    runtime: FEDERATION_RUNTIME,
    manifest:
      remote === HOST_NAME
        ? null
        : {
            name: remote,
            moduleType: remote,
            routes: ['/home'],
            shell: '^1.0.0',
            contributions: {},
            capabilities: { cart: true, wishlist: true, delivery: true },
            words: { en: { items: 'Foods', stores: 'Restaurants' } },
          },
    ...changes,
  };
  return { record, contents: all.map(([, text]) => Buffer.from(text)) };
}

/** The release as it travels. */
export const packed = ({ record, contents }: BuiltRelease) =>
  Buffer.concat([Buffer.from(`${JSON.stringify(record)}\n`), ...contents]);

export interface Answer {
  status: number;
  type: string | null;
  body: Record<string, unknown>;
}

/** A plain HTTP client of a registry. */
export function registryAt(url: string, token: string | null) {
  const send = async (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(`/registry/v1/${path}`, url), {
      ...init,
      headers: { ...authorization, ...headers },
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, type: response.headers.get('content-type'), body };
  };
  const post = (path: string, body: unknown) =>
    send(path, { method: 'POST', body: JSON.stringify(body) }, { 'content-type': 'application/json' });
  return {
    get: (path: string) => send(path),
    put: (path: string, body: Buffer) =>
      send(path, { method: 'PUT', body: new Uint8Array(body) }, { 'content-type': RELEASE_MEDIA_TYPE }),
    publish(release: BuiltRelease) {
      const { remote, version } = release.record;
      return this.put(`releases/${remote}/${version}`, packed(release));
    },
    state: (channel = 'production') => send(`channels/${channel}`),
    activate: (body: Record<string, unknown>, channel = 'production') =>
      post(`channels/${channel}/activations`, body),
    rollback: (body: Record<string, unknown>, channel = 'production') =>
      post(`channels/${channel}/rollbacks`, body),
    post,
    /** What `aRelease` claims, and what is named besides. */
    grant: (remote: string, claims: Partial<GrantedClaims> = {}) =>
      post(`grants/${remote}`, {
        routes: ['/home'],
        moduleTypes: [remote],
        capabilities: ['cart', 'wishlist', 'delivery'],
        ...claims,
      }),
    putJson: (path: string, body: unknown) =>
      send(path, { method: 'PUT', body: JSON.stringify(body) }, { 'content-type': 'application/json' }),
    patch: (path: string, body: unknown) =>
      send(path, { method: 'PATCH', body: JSON.stringify(body) }, { 'content-type': 'application/json' }),
    remove: (path: string) => send(path, { method: 'DELETE' }),
  };
}
