import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_CLAIMS, grantCommand } from './grant.ts';
import type { GrantedClaims } from './grant.ts';
import { claimsBeyond, claimsOf, hostRouteIn, overlapOf } from './granted-claims.ts';

const claims = (changes: Partial<GrantedClaims>): GrantedClaims => ({ ...NO_CLAIMS, ...changes });
const page = (route: string, ...moduleTypes: string[]) => claims({ routes: [route], moduleTypes });

describe('a claim', () => {
  const isWithin = (claimed: GrantedClaims, granted: GrantedClaims) =>
    Object.values(claimsBeyond(claimed, granted)).every((beyond) => beyond.length === 0);

  it('is within a grant that is equal, or wider', () => {
    for (const [route, given] of [
      ['/store/lentil-house', '/store/*'],
      ['/store', '/store/*'],
      ['/store/*', '/store/*'],
      ['/store/a/*', '/store/*'],
      ['/home?data_type', '/home?data_type'],
    ] as const)
      assert.ok(isWithin(page(route, 'food'), page(given, 'food')), `${route} in ${given}`);
    assert.ok(isWithin(page('/home', 'food'), page('/home', '*')));
  });

  it('is beyond a narrower grant, one of another path, and one of another type', () => {
    for (const [route, given] of [
      ['/*', '/store/*'],
      ['/store/*', '/store/lentil-house'],
      ['/store/*', '/store'],
      ['/stores', '/store/*'],
      // It would be drawn in place of every other home.
      ['/home?module_id', '/home'],
      ['/home', '/home?data_type'],
    ] as const)
      assert.ok(!isWithin(page(route, 'food'), page(given, 'food')), `${route} in ${given}`);
    assert.ok(!isWithin(page('/home', 'grocery'), page('/home', 'food')));
    assert.ok(!isWithin(page('/home', '*'), page('/home', 'food', 'grocery')));
  });

  it('is read from what a remote says of itself', () => {
    const capabilities = { cart: true, wishlist: false, delivery: false };
    assert.deepEqual(
      claimsOf({ routes: ['/home'], contributions: { 'product-dialog': './product-dialog' }, capabilities }),
      { routes: ['/home'], moduleTypes: ['*'], contributions: ['product-dialog'], capabilities: ['cart'] },
    );
  });
});

describe('two grants', () => {
  const overlap = (a: GrantedClaims, b: GrantedClaims) => {
    const [one, other] = [overlapOf(a, b), overlapOf(b, a)];
    assert.equal(one === null, other === null);
    return one !== null;
  };

  it('overlap where both could match one visitor, narrower paths and module types included', () => {
    for (const [a, b] of [
      [page('/product/*', '*'), page('/product/*', '*')],
      [page('/product/*', '*'), page('/product/tea', '*')],
      [page('/product/*', '*'), page('/product', 'food')],
      [page('/product/*', '*'), page('/*', 'flowers')],
      [page('/checkout', '*'), page('/checkout', 'food')],
      [page('/home', 'food'), page('/home', 'grocery', 'food')],
      // With its parameter, it would be drawn in place of another module's home.
      [page('/home', 'food'), page('/home?module_id', 'grocery')],
      [page('/home', 'food'), page('/home?data_type', 'grocery')],
      [page('/home?data_type', '*'), page('/home?data_type', 'food')],
      [page('/home?data_type', '*'), page('/home?search', '*')],
      // A remote without a type may later get any type.
      [page('/home'), page('/home', 'food')],
    ] as const)
      assert.ok(overlap(a, b), `${a.routes.join()} and ${b.routes.join()}`);
    const place = { contributions: ['product-dialog'] };
    assert.ok(overlap(claims({ ...place, moduleTypes: ['*'] }), claims({ ...place, moduleTypes: ['food'] })));
  });

  it('are disjoint where they cannot match the same visitor', () => {
    for (const [a, b] of [
      [page('/home', 'food'), page('/home', 'grocery')],
      [page('/store/*', '*'), page('/stores', '*')],
      [page('/store/*', '*'), page('/storefront/*', '*')],
      [page('/home', 'food'), page('/home?data_type', '*')],
    ] as const)
      assert.ok(!overlap(a, b), `${a.routes.join()} and ${b.routes.join()}`);
    const place = { contributions: ['product-dialog'] };
    assert.ok(
      !overlap(claims({ ...place, moduleTypes: ['grocery'] }), claims({ ...place, moduleTypes: ['food'] })),
    );
  });

  it('never include a page of the host', () => {
    for (const route of ['/', '/*', '/?a']) assert.ok(hostRouteIn(route), route);
    for (const route of ['/home', '/auth/*', '/auth/sign-in', '/store/*', '/home?data_type'])
      assert.equal(hostRouteIn(route), null, route);
  });
});

it('is written as a command that can be run', () => {
  assert.equal(
    grantCommand('flowers', { routes: ['/home', '/vase/*'], moduleTypes: ['flowers'] }),
    "souk grant give flowers --routes '/home,/vase/*' --module-types 'flowers'",
  );
});
