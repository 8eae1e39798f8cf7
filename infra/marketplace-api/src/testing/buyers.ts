import { randomUUID } from 'node:crypto';
import { QuoteBody, type PlacedOrder, type Quote } from '@souk/contracts/api';
import type { Answer, Lines, Refusal, TestApi } from './api.ts';
import { insert } from './insert.ts';

/** An item for a cart, or for an order without a cart. */
export const line = (item_id: number, more: Record<string, unknown> = {}) => {
  return { model: 'Item', item_id, quantity: 1, add_on_ids: [], add_on_qtys: [], variation: [], ...more };
};

export const refusal = ({ status, body }: Answer<object>): [number, string?, string?] => {
  const { errors } = body as Partial<Refusal>;
  return [status, errors?.[0]?.code, errors?.[0]?.message];
};

/** To a door in the north, 0.1 degree from most stores, paid in cash. */
export const DELIVERY = { order_type: 'delivery', latitude: 0.5, longitude: 0.5 };
export const CONTACT = {
  address: '1 Sea Road',
  contact_person_name: 'Lena Haddad',
  contact_person_number: '+971500000077',
};

/** Customers and guests who order in a module of the test API. */
export function buyers(api: Pick<TestApi, 'at' | 'call' | 'guest' | 'pool' | 'world'>) {
  let made = 0;
  const buyer = (who: { guest_id?: string; token?: string }, moduleId: number) => {
    const send = <Body>(path: string, body: object, headers: Record<string, string> = {}) =>
      api.call<Body>('POST', `/api/v1/customer/${path}`, {
        body: { ...(who.guest_id && { guest_id: who.guest_id }), ...body },
        headers: api.at(moduleId, headers),
        token: who.token,
      });
    return {
      ...who,
      in: (otherModule: number) => buyer(who, otherModule),
      add: (body: object) => send<Lines & Refusal>('cart/add', body),
      cart: async () => {
        const query = who.guest_id ? `?guest_id=${who.guest_id}` : '';
        const { body } = await api.call<Lines>('GET', `/api/v1/customer/cart/list${query}`, {
          headers: api.at(moduleId),
          token: who.token,
        });
        return body;
      },
      quote: (more: object = {}, headers = {}) =>
        send<Quote>('order/quote', { ...DELIVERY, payment_method: 'cash_on_delivery', ...more }, headers),
      place: (more: object, key: string = randomUUID(), headers = {}) =>
        send<PlacedOrder>(
          'order/place',
          { ...DELIVERY, ...CONTACT, payment_method: 'cash_on_delivery', ...more },
          { 'Idempotency-Key': key, ...headers },
        ),
      /** Places the order of a quote with the same fields. */
      async order(more: object = {}, key?: string) {
        const asked = Object.entries(more).filter(([name]) => name in QuoteBody.properties);
        const { body } = await this.quote(Object.fromEntries(asked));
        return this.place({ ...more, accepted_total: body.bill.total }, key);
      },
    };
  };
  return {
    guest: async (moduleId = api.world.modules.food) => buyer({ guest_id: await api.guest() }, moduleId),
    /** A customer with an account and cents in the wallet. */
    async customer(wallet = 0, moduleId = api.world.modules.food) {
      made += 1;
      const body = {
        f_name: 'Ada',
        l_name: 'Noor',
        email: `buyer${made}@souk.example`,
        phone: `+97155000${String(made).padStart(4, '0')}`,
        password: 'correct horse',
      };
      const signed = await api.call<{ token: string }>('POST', '/api/v1/auth/sign-up', { body });
      const { rows } = await api.pool.query<{ id: number }>(
        'update marketplace.customers set wallet = $2 where email = $1 returning id',
        [body.email, wallet],
      );
      const id = rows[0]?.id ?? 0;
      if (wallet > 0)
        await insert(api.pool, 'wallet_entries', { customer_id: id, kind: 'opening', amount: wallet });
      return { id, ...buyer({ token: signed.body.token }, moduleId) };
    },
  };
}
