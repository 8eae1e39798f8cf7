import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Customer } from '@souk/contracts';
import { calls } from '@souk/contracts/api';
import type { BrowserContext, Route } from 'playwright-core';
import { Check } from 'typebox/value';
import { answerCustomer } from './signed-in-visitor.ts';

type Handler = (route: Route) => Promise<void>;

/** What becomes of a request of a customer's page: a response, or the headers with which it goes on. */
async function request(method: string, path: string) {
  let handle: Handler | undefined;
  await answerCustomer({
    route: async (_: string, handler: Handler) => void (handle = handler),
  } as unknown as BrowserContext);
  let result: { json?: unknown; contentType?: string; headers?: Record<string, string> } = {};
  const settle = async (options: typeof result) => void (result = options);
  await handle?.({
    request: () => ({
      method: () => method,
      url: () => `http://localhost:8080${path}`,
      headers: () => ({ authorization: 'Bearer souk-verify', accept: 'application/json' }),
    }),
    fulfill: settle,
    continue: settle,
  } as unknown as Route);
  return result;
}

describe('a customer of verification', () => {
  for (const call of [
    calls.cart,
    calls.wishlist,
    calls.addresses,
    calls.orderAgain,
    calls.visitedStores,
    calls.suggestedItems,
    calls.runningOrders,
    calls.conversations,
  ])
    it(`is given what the contract says at ${call.path}`, async () => {
      const { json } = await request('GET', `${call.path}?limit=10`);
      assert.ok(Check(call.response, json), JSON.stringify(json));
    });

  it('has an account', async () => {
    const { json } = await request('GET', calls.customer.path);
    assert.equal((json as Customer).order_count, 1);
  });

  it('sends no token to the marketplace, which would refuse it', async () => {
    const { headers } = await request('GET', '/api/v1/items/popular');
    assert.deepEqual(headers, { accept: 'application/json' });
  });

  it('changes nothing there: a write of its account is answered here', async () => {
    const { json } = await request('POST', '/api/v1/customer/welcome-seen');
    assert.deepEqual(json, { message: '' });
  });

  it('receives no push messages', async () => {
    assert.equal((await request('GET', '/api/v1/customer/push/events')).contentType, 'text/event-stream');
  });
});
