import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasInformationPage, INFORMATION_PAGES } from './information.ts';

const ON = { refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 };

it('has every page while the policies are switched on (FTR-1, FTR-4)', () => {
  assert.deepEqual(
    INFORMATION_PAGES.filter((name) => !hasInformationPage(name, ON)),
    [],
  );
});

it('lacks exactly the policy whose status is 0 (FTR-1)', () => {
  for (const [status, page] of [
    ['refund_policy', 'refund-policy'],
    ['cancelation_policy', 'cancellation-policy'],
    ['shipping_policy', 'shipping-policy'],
  ])
    for (const off of [0, false])
      assert.deepEqual(
        INFORMATION_PAGES.filter((name) => !hasInformationPage(name, { ...ON, [String(status)]: off })),
        [page],
      );
});
