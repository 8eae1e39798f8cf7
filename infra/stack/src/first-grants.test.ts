import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Grant, GrantedClaims } from '@souk/contracts';
import { DEFAULT_SETTINGS, NO_CLAIMS, overlapOf } from '@souk/contracts';
import type { RegistryClient } from '@souk/release-cli';
import { grantFirstRemotes } from './first-grants.ts';

/** What a registry that holds these grants is asked to give, and the budgets that it is asked to set. */
async function givenBeside(grants: Partial<Grant>[]) {
  const given = new Map<string, GrantedClaims>();
  const budgets = new Map<string, number | null | undefined>();
  const client: Pick<RegistryClient, 'grants' | 'giveGrant' | 'changeSettings'> = {
    grants: async () => grants as Grant[],
    async giveGrant(remote, claims) {
      given.set(remote, { ...NO_CLAIMS, ...claims });
      return { changed: true, grant: null };
    },
    async changeSettings(channel, remote, changes) {
      budgets.set(`${channel} ${remote}`, changes.budgetBytes);
      return { ...DEFAULT_SETTINGS, ...changes };
    },
  };
  await grantFirstRemotes(client as RegistryClient, 'production');
  return { given, budgets };
}

it('grants the remotes of a new storefront what they claim, and no two of them the same', async () => {
  const { given } = await givenBeside([]);
  assert.deepEqual(
    [...given.keys()],
    ['account', 'browse', 'checkout', 'ecommerce', 'food', 'grocery', 'parcel', 'pharmacy'],
  );
  assert.deepEqual(given.get('checkout')?.routes, ['/checkout', '/checkout/*']);
  for (const [remote, claims] of given)
    for (const [other, theirs] of given)
      if (other !== remote) assert.equal(overlapOf(claims, theirs), null, `${remote} and ${other}`);
});

it('gives each of them, and the host, a budget of bytes', async () => {
  const { given, budgets } = await givenBeside([]);
  assert.deepEqual(
    [...budgets.keys()],
    [...given.keys(), 'host'].map((remote) => `production ${remote}`),
  );
  for (const [remote, bytes] of budgets)
    assert.ok(
      bytes && bytes >= 10_000 && bytes <= (remote === 'production host' ? 600_000 : 150_000),
      remote,
    );
});

it('leaves a registry alone that has granted anything', async () => {
  const { given, budgets } = await givenBeside([{ remote: 'flowers' }]);
  assert.deepEqual([given.size, budgets.size], [0, 0]);
});
