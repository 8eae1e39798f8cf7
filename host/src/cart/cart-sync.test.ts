import { ApiError } from '@souk/api-client';
import type * as Client from '@souk/api-client';
import type { CartLine } from '@souk/contracts';
import { aCartLine, anItem } from '@souk/testing';
import { CartSync, OwnerGoneError, QUANTITY_PAUSE_MS } from './cart-sync.ts';
import type { CartOwner } from './cart-sync.ts';

/** Calls that reached the server, each answered by the test. */
interface Sent {
  call: string;
  detail: unknown;
  answer(lines: readonly CartLine[]): Promise<void>;
  refuse(error?: Error): Promise<void>;
}
const mockSent: Sent[] = [];
const settle = () => jest.advanceTimersByTimeAsync(0);

jest.mock('@souk/api-client', () => {
  const record = (call: string, detail: unknown) =>
    new Promise((done, fail) => {
      const then = (what: () => void) => async () => {
        what();
        await jest.advanceTimersByTimeAsync(0);
      };
      mockSent.push({
        call,
        detail,
        answer: (lines) => then(() => done(lines))(),
        refuse: (error = new Error('no')) => then(() => fail(error))(),
      });
    });
  return {
    ...jest.requireActual<typeof Client>('@souk/api-client'),
    fetchCart: (who: object) => record('list', who),
    addToCart: (body: { item_id: number; quantity: number }) => record('add', [body.item_id, body.quantity]),
    updateCart: (body: { cart_id: number; quantity: number }) =>
      record('update', [body.cart_id, body.quantity]),
    removeCartLine: ({ cart_id }: { cart_id: number }) => record('remove', cart_id),
    clearCart: () => record('clear', null),
  };
});

const soup = (quantity = 1, id = 7) => aCartLine({ id, quantity });
const CUSTOMER: CartOwner = { moduleId: 1, knownGuestId: () => null, forgetGuest: () => undefined };

/** A cart whose first lines have arrived. */
async function aCart(lines: readonly CartLine[] = [], owner = CUSTOMER) {
  const cart = new CartSync(owner);
  void cart.refetch();
  await mockSent.shift()?.answer(lines);
  return cart;
}
const sent = () => mockSent.map(({ call, detail }) => [call, detail]);
const next = () => {
  const call = mockSent.shift();
  if (!call) throw new Error('nothing was sent');
  return call;
};
const shown = (cart: CartSync) => cart.lines.get()?.map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  jest.useFakeTimers();
  mockSent.length = 0;
});
afterEach(() => jest.useRealTimers());

it('sends fifty fast taps as one call with the right final quantity (CRT-7)', async () => {
  const cart = await aCart([soup()]);
  const taps = Array.from({ length: 50 }, (_, tap) => cart.setQuantity(7, tap + 2));
  expect(shown(cart)).toEqual([[7, 51]]);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  expect(sent()).toEqual([['update', [7, 51]]]);
  await next().answer([soup(51)]);
  await expect(Promise.all(taps)).resolves.toHaveLength(50);
  expect(mockSent).toEqual([]);
});

it('gathers the taps that come while a call is under way into one more', async () => {
  const cart = await aCart([soup()]);
  void cart.setQuantity(7, 2);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  for (let quantity = 3; quantity <= 20; quantity += 1) void cart.setQuantity(7, quantity);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  expect(sent()).toEqual([['update', [7, 2]]]);
  await next().answer([soup(2)]);
  expect(shown(cart)).toEqual([[7, 20]]);
  expect(sent()).toEqual([['update', [7, 20]]]);
  await next().answer([soup(20)]);
  expect(shown(cart)).toEqual([[7, 20]]);
});

it('takes taps on a line that is still being added', async () => {
  const cart = await aCart();
  void cart.add({ item: anItem(), quantity: 1 });
  expect(shown(cart)).toEqual([[-1, 1]]);
  void cart.setQuantity(-1, 2);
  void cart.setQuantity(-1, 3);
  expect(shown(cart)).toEqual([[-1, 3]]);
  await next().answer([soup(1)]);
  expect(shown(cart)).toEqual([[7, 3]]);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  expect(sent()).toEqual([['update', [7, 3]]]);
});

it('keeps the order of changes, one call at a time', async () => {
  const cart = await aCart([soup()]);
  void cart.clear();
  void cart.add({ item: anItem({ id: 5 }), quantity: 1 });
  expect(sent()).toEqual([['clear', null]]);
  await next().answer([]);
  expect(sent()).toEqual([['add', [5, 1]]]);
});

it('puts the server’s lines back where it refuses, and tells who asked', async () => {
  const cart = await aCart([soup(2)]);
  const wanted = cart.setQuantity(7, 9);
  const refused = expect(wanted).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  expect(shown(cart)).toEqual([[7, 9]]);
  await next().refuse();
  expect(sent()).toEqual([['list', {}]]);
  await next().answer([soup(4)]);
  await refused;
  expect(shown(cart)).toEqual([[7, 4]]);
});

it('puts back what it knew where the server cannot even be asked', async () => {
  const cart = await aCart([soup(2)]);
  const refused = expect(cart.remove(7)).rejects.toThrow();
  expect(shown(cart)).toEqual([]);
  await next().refuse();
  await next().refuse();
  await refused;
  expect(shown(cart)).toEqual([[7, 2]]);
});

it('does not let an older answer of the server undo a newer one', async () => {
  const cart = await aCart([soup(1)]);
  void cart.refetch();
  const old = next();
  void cart.setQuantity(7, 5);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  await next().answer([soup(5)]);
  await old.answer([soup(1)]);
  expect(shown(cart)).toEqual([[7, 5]]);
});

it('changes nothing of a line that is gone meanwhile', async () => {
  const cart = await aCart([soup(1)]);
  void cart.remove(7);
  const changed = cart.setQuantity(7, 2);
  await next().answer([]);
  await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS);
  expect(sent()).toEqual([['list', {}]]);
  await next().answer([]);
  await changed;
  expect(shown(cart)).toEqual([]);
});

it('sends at once what waits when the page is about to go', async () => {
  const cart = await aCart([soup()]);
  void cart.setQuantity(7, 3);
  cart.flush();
  expect(sent()).toEqual([['update', [7, 3]]]);
});

describe('a cart whose owner is gone', () => {
  it('sends nothing more, and says so to whoever waits', async () => {
    const cart = await aCart([soup()]);
    const waiting = expect(cart.setQuantity(7, 3)).rejects.toBeInstanceOf(OwnerGoneError);
    cart.close();
    await waiting;
    await expect(cart.add({ item: anItem(), quantity: 1 })).rejects.toBeInstanceOf(OwnerGoneError);
    await jest.advanceTimersByTimeAsync(QUANTITY_PAUSE_MS * 2);
    expect(mockSent).toEqual([]);
  });

  it('asks nobody for the lines after a call that failed', async () => {
    const cart = await aCart([soup()]);
    const removed = expect(cart.remove(7)).rejects.toThrow();
    cart.close();
    await next().refuse();
    await removed;
    expect(mockSent).toEqual([]);
  });

  it('does not send a guest’s wish after the guest became somebody', async () => {
    let giveId: (id: string) => void = () => undefined;
    const cart = await aCart([], {
      moduleId: 1,
      knownGuestId: () => 'guest-0123456789abcdef',
      forgetGuest: () => undefined,
      guestId: () => new Promise((done) => (giveId = done)),
    });
    const added = expect(cart.add({ item: anItem(), quantity: 1 })).rejects.toBeInstanceOf(OwnerGoneError);
    cart.close();
    giveId('guest-0123456789abcdef');
    await settle();
    await added;
    expect(mockSent).toEqual([]);
  });
});

it('asks for no guest before something is put in (SES-2)', async () => {
  const guestId = jest.fn(async () => 'guest-0123456789abcdef');
  const cart = new CartSync({ moduleId: 1, knownGuestId: () => null, forgetGuest: () => undefined, guestId });
  await cart.refetch();
  expect(cart.lines.get()).toEqual([]);
  expect(guestId).not.toHaveBeenCalled();
  expect(mockSent).toEqual([]);
  void cart.add({ item: anItem(), quantity: 1 });
  await settle();
  expect(guestId).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([['add', [1, 1]]]);
});

it('makes a new guest where the server has forgotten the stored one, and what was put in is in the cart', async () => {
  const unknown = new ApiError({
    kind: 'http',
    status: 401,
    errors: [{ code: 'guest_id', message: 'This guest is not known.' }],
    call: 'POST add',
  });
  let stored: string | null = 'guest-0123456789abcdef';
  const cart = new CartSync({
    moduleId: 1,
    knownGuestId: () => stored,
    forgetGuest: () => (stored = null),
    guestId: async () => (stored ??= 'guest-fedcba9876543210'),
  });
  const asked = cart.refetch();
  await next().refuse(unknown);
  await asked;
  expect(cart.lines.get()).toEqual([]);
  expect(stored).toBeNull();
  stored = 'guest-0123456789abcdef';
  const added = cart.add({ item: anItem(), quantity: 1 });
  await settle();
  await next().refuse(unknown);
  expect(stored).toBe('guest-fedcba9876543210');
  await next().answer([soup()]);
  await added;
  expect(shown(cart)).toEqual([[7, 1]]);
});

it('passes the server’s own error on', async () => {
  const cart = await aCart();
  const error = new ApiError({
    kind: 'http',
    status: 403,
    errors: [{ code: 'out_of_stock', message: 'Out of Stock' }],
    call: 'POST add',
  });
  const added = expect(cart.add({ item: anItem(), quantity: 1 })).rejects.toBe(error);
  await next().refuse(error);
  await next().answer([]);
  await added;
});
