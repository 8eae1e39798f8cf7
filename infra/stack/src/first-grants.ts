import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimsOf, parseRemoteManifest } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import type { RegistryClient } from '@souk/release-cli';
import { ROOT } from './root.ts';

/** The remotes of a new storefront. Remotes added later need a grant by an administrator, like those of any team. */
const FIRST_REMOTES = [
  'account',
  'browse',
  'checkout',
  'ecommerce',
  'food',
  'grocery',
  'parcel',
  'pharmacy',
] as const;

/** The claims in the `remote.json` of a working tree. */
export async function claimsOfTree(directory: string): Promise<GrantedClaims> {
  return claimsOf(parseRemoteManifest(JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'))));
}

/** Grants the first remotes their claims, once: a registry with any grant is left to its administrators. */
export async function grantFirstRemotes(registry: RegistryClient): Promise<void> {
  if ((await registry.grants()).length > 0) return;
  for (const remote of FIRST_REMOTES)
    await registry.giveGrant(remote, {
      ...(await claimsOfTree(join(ROOT, 'remotes', remote))),
      reason: 'one of the first remotes',
    });
}
