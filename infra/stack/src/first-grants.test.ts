import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Grant, GrantedClaims } from '@souk/contracts';
import { NO_CLAIMS, overlapOf } from '@souk/contracts';
import type { RegistryClient } from '@souk/release-cli';
import { grantFirstRemotes } from './first-grants.ts';

/** What a registry that holds these grants is asked to give. */
async function givenBeside(grants: Partial<Grant>[]): Promise<Map<string, GrantedClaims>> {
  const given = new Map<string, GrantedClaims>();
  const client: Pick<RegistryClient, 'grants' | 'giveGrant'> = {
    grants: async () => grants as Grant[],
    async giveGrant(remote, claims) {
      given.set(remote, { ...NO_CLAIMS, ...claims });
      return { changed: true, grant: null };
    },
  };
  await grantFirstRemotes(client as RegistryClient);
  return given;
}

it('gives the remotes of a fresh storefront what they claim, and no two of them the same', async () => {
  const given = await givenBeside([]);
  assert.deepEqual(
    [...given.keys()],
    ['account', 'browse', 'checkout', 'ecommerce', 'food', 'grocery', 'parcel', 'pharmacy'],
  );
  assert.deepEqual(given.get('checkout')?.routes, ['/checkout', '/checkout/*']);
  for (const [remote, claims] of given)
    for (const [other, theirs] of given)
      if (other !== remote) assert.equal(overlapOf(claims, theirs), null, `${remote} and ${other}`);
});

it('leaves a registry alone that has granted anything', async () => {
  assert.equal((await givenBeside([{ remote: 'flowers' }])).size, 0);
});
