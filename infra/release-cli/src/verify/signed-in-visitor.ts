import { STORAGE_KEYS } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { calls, pushEvents } from '@souk/contracts/api';
import type { BrowserContext } from 'playwright-core';
import { Create } from 'typebox/value';
import { QUIET_STREAM } from './quiet-stream.ts';

/** An account with an order behind it and nothing else in it. */
const CUSTOMER: Customer = {
  id: 1,
  f_name: 'Visitor',
  l_name: 'Of Verification',
  last_name: 'Of Verification',
  phone: '+971500000000',
  email: 'visitor@souk.invalid',
  image: null,
  image_full_url: null,
  social_id: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  has_password: true,
  is_valid_for_discount: false,
  validity: null,
  welcome_discount: null,
  has_seen_welcome: true,
  wallet_balance: 12.5,
  loyalty_point: 120,
  ref_code: 'VERIFY1234',
  order_count: 1,
  visited_module_ids: [],
  interests: [],
  created_at: '2026-01-01T00:00:00Z',
};

/** The calls of an account, which the storefront's marketplace would refuse. */
const ACCOUNT_CALLS = new Map(
  Object.values(calls)
    .filter((call) => 'needs' in call && (call.needs === 'customer' || call.needs === 'visitor'))
    .map((call) => [`${call.method} ${call.path}`, call.response]),
);

/** What the browser of a customer stores. */
export const SIGNED_IN = { [STORAGE_KEYS.token]: 'souk-verify' };

/**
 * Answers pages of a signed-in customer who has no account at the marketplace. Calls of an account get the emptiest response
 * that the contract allows; all others go on as those of a guest.
 */
export async function answerCustomer(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === pushEvents.path) return route.fulfill(QUIET_STREAM);
    if (pathname === calls.customer.path) return route.fulfill({ json: CUSTOMER });
    const response = ACCOUNT_CALLS.get(`${request.method()} ${pathname}`);
    if (response) return route.fulfill({ json: Create(response) });
    const { authorization: _, ...headers } = request.headers();
    return route.continue({ headers });
  });
}
