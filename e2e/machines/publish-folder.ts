import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_NAME, RECORD_FILE, RELEASE_MEDIA_TYPE, claimsOf } from '@souk/contracts';
import type { DiscoveryDocument, ReleaseRecord } from '@souk/contracts';

interface Registry {
  registryUrl: string;
  token: string;
}

/** What is live in one stack goes live in another: every release is published from its folder, granted what it claims, and activated. */
export async function takeOver(storefront: string, releases: string, registry: Registry): Promise<void> {
  const { microFrontends } = (await (await fetch(`${storefront}/discovery`)).json()) as DiscoveryDocument;
  const live = Object.entries(microFrontends).flatMap(([remote, all]) =>
    all
      .filter(({ deployment }) => deployment.default)
      .map(({ metadata }) => ({ remote, version: metadata.version })),
  );
  // A remote is only taken where the live host meets what it needs.
  live.sort((a, b) => Number(b.remote === HOST_NAME) - Number(a.remote === HOST_NAME));
  for (const { remote, version } of live) {
    const { manifest } = await publishFolder(join(releases, remote, version), registry);
    if (manifest)
      await ask(registry, 'POST', `grants/${remote}`, 'application/json', [
        Buffer.from(JSON.stringify(claimsOf(manifest))),
      ]);
    await ask(registry, 'POST', 'channels/production/activations', 'application/json', [
      Buffer.from(JSON.stringify({ remote, version, holdback: 0 })),
    ]);
  }
}

/** Publishes a built release as it lies on disk. */
export async function publishFolder(folder: string, registry: Registry): Promise<ReleaseRecord> {
  const record = JSON.parse(await readFile(join(folder, RECORD_FILE), 'utf8')) as ReleaseRecord;
  const files = await Promise.all(record.files.map(({ path }) => readFile(join(folder, path))));
  const line = Buffer.from(`${JSON.stringify(record)}\n`);
  const path = `releases/${record.remote}/${record.version}`;
  await ask(registry, 'PUT', path, RELEASE_MEDIA_TYPE, [line, ...files]);
  return record;
}

async function ask(
  { registryUrl, token }: Registry,
  method: string,
  path: string,
  type: string,
  body: readonly Buffer[],
): Promise<void> {
  const response = await fetch(`${registryUrl}/registry/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(Buffer.concat(body)),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
