import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient } from '@souk/release-cli';
import { startBuilder, type Builder } from '@souk/stack/builder';
import { UserError } from '@souk/stack/user-error';
import { workingTrees, type WorkingTree } from '@souk/stack/builds';
import type { BenchContext } from '../bench-context.ts';

/** A second release of the same sources, published and not live. */
export interface Candidate {
  remote: string;
  version: string;
  /** What was live before. */
  before: string;
  buildMs: number;
  publishMs: number;
}

export const registryOf = ({ stack }: Pick<BenchContext, 'stack'>): RegistryClient =>
  createRegistryClient({ url: stack.registryUrl, token: stack.token });

/** @throws Error where the working tree has none of that name */
function treeOf(name: string): WorkingTree {
  const tree = workingTrees().find((it) => it.name === name);
  if (!tree) throw new Error(`Working tree ${name} not found`);
  return tree;
}

/** Builds a working tree as a start does; answers with the milliseconds. */
export async function buildAs(
  builder: Builder,
  { directory }: WorkingTree,
  version: string,
): Promise<number> {
  const started = performance.now();
  await builder.build({ directory, version }).catch(({ message }: Error) => {
    throw new UserError(message);
  });
  return performance.now() - started;
}

export const folderOf = ({ directory }: WorkingTree, version: string) => join(directory, 'dist', version);

let count = 0;
/** An unpublished version, later than those of working trees. */
export const nextVersion = (): string => `1.0.1-bench.${Date.now()}.${(count += 1)}`;

/** Builds and publishes a release of the host or a remote beside the one that is live, by default in a process of its own. */
export async function publishCandidate(
  bench: BenchContext,
  remote: string,
  builder?: Builder,
): Promise<Candidate> {
  const registry = registryOf(bench);
  const tree = treeOf(remote);
  const version = nextVersion();
  const used = builder ?? startBuilder(bench.stop);
  const buildMs = await buildAs(used, tree, version).finally(() => {
    if (!builder) used.close();
  });
  const started = performance.now();
  await registry.publish(folderOf(tree, version));
  const publishMs = performance.now() - started;
  await rm(folderOf(tree, version), { recursive: true, force: true });
  const before = (await registry.state()).remotes[remote]?.stable;
  if (!before) throw new Error(`No release of ${remote} is live`);
  return { remote, version, before, buildMs, publishMs };
}

const POLL_MS = 10;

/** Resolves once the storefront hands out a version of a remote. */
export async function untilServed(
  { stack, stop }: BenchContext,
  remote: string,
  version: string,
): Promise<void> {
  for (;;) {
    stop.throwIfAborted();
    const document = (await (await fetch(new URL('/discovery', stack.url))).json()) as {
      microFrontends: Record<string, { metadata: { version: string } }[]>;
    };
    if (document.microFrontends[remote]?.[0]?.metadata.version === version) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
