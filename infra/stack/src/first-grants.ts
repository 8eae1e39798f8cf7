import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimsOf, HOST_NAME, parseRemoteManifest } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import type { RegistryClient } from '@souk/release-cli';
import { ROOT } from './root.ts';

/**
 * The remotes of a new storefront, and what the first load of each may weigh, in compressed kilobytes: a quarter more than it
 * weighed when this was last measured. Remotes added later need a grant by an administrator, like those of any team.
 */
const FIRST_REMOTES = {
  account: 17,
  browse: 52,
  checkout: 124,
  ecommerce: 33,
  food: 33,
  grocery: 33,
  parcel: 36,
  pharmacy: 33,
};
/** All files of the host, in both languages: it declares none that is loaded later. */
const HOST_KILOBYTES = 512;

/** The claims in the `remote.json` of a working tree. */
export async function claimsOfTree(directory: string): Promise<GrantedClaims> {
  return claimsOf(parseRemoteManifest(JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'))));
}

/** Grants the first remotes their claims and sets their budgets, once: a registry with any grant is left to its administrators. */
export async function grantFirstRemotes(registry: RegistryClient, channel: string): Promise<void> {
  if ((await registry.grants()).length > 0) return;
  const setBudget = (remote: string, kilobytes: number) =>
    registry.changeSettings(channel, remote, { budgetBytes: kilobytes * 1000 });
  for (const [remote, kilobytes] of Object.entries(FIRST_REMOTES)) {
    await registry.giveGrant(remote, {
      ...(await claimsOfTree(join(ROOT, 'remotes', remote))),
      reason: 'one of the first remotes',
    });
    await setBudget(remote, kilobytes);
  }
  await setBudget(HOST_NAME, HOST_KILOBYTES);
}
