import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CartConflict, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Lines, type Refusal, type TestApi } from '../testing/api.ts';
import { line } from '../testing/buyers.ts';
import { NOW } from '../testing/world.ts';

const large = { name: 'Size', values: { label: ['Large'] } };
const small = { name: 'Size', values: { label: ['Small'] } };

for (const database of testDatabases()) {
  describe(`the cart on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    /** A visitor's calls to the cart of a module. */
    function shopper(who: { guest_id?: string; token?: string }, moduleId = api.world.modules.food) {
      const send = <Body = Lines & Refusal>(
        method: string,
        path: string,
        body?: object,
        headers = {},
      ): Promise<Answer<Body>> =>
        api.call<Body>(method, `/api/v1/customer/cart/${path}`, {
          ...(body && { body: { ...(who.guest_id && { guest_id: who.guest_id }), ...body } }),
          headers: api.at(moduleId, headers),
          token: who.token,
        });
      const guest = who.guest_id ? `guest_id=${who.guest_id}` : '';
      return {
        add: (body: object, headers = {}) => send('POST', 'add', body, headers),
        update: (body: object) => send('POST', 'update', body),
        list: (headers = {}) => send('GET', `list?${guest}`, undefined, headers),
        remove: (id: number) => send('DELETE', `remove-item?cart_id=${id}&${guest}`),
        clear: (method = 'DELETE') => send<{ message: string }>(method, `remove?${guest}`),
        merge: (body: object) => send<{ cart_conflicts: CartConflict[] }>('POST', 'merge', body),
      };
    }
    const guestShopper = async (moduleId?: number) => shopper({ guest_id: await api.guest() }, moduleId);
    let people = 0;
    const signUp = async (guest_id?: string) => {
      people += 1;
      const phone = `+97150000${String(people).padStart(4, '0')}`;
      const account = {
        f_name: 'Ada',
        l_name: 'Noor',
        email: `a${people}@souk.example`,
        phone,
        password: 'correct horse',
      };
      const { body } = await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', {
        body: { ...account, guest_id },
      });
      const login = (id?: string) =>
        api.call<SignedIn>('POST', '/api/v1/auth/login', {
          body: { email_or_phone: account.email, password: account.password, guest_id: id },
        });
      return { ...body, login };
    };
    const refusal = ({ status, body }: Answer<Refusal>) => [
      status,
      body.errors[0]?.code,
      body.errors[0]?.message,
    ];
    const quantities = ({ body }: Answer<Lines>) => body.map(({ quantity }) => quantity);

    it('belongs to the guest whom a header names, before a body and a query (CRT-15, CRT-18, CRT-19, SES-2)', async () => {
      const [mine, other] = [await api.guest(), await api.guest()];
      const cart = async (headers: Record<string, string>, query = '') => {
        const { status, body } = await api.get<Lines>(
          `/api/v1/customer/cart/list${query}`,
          api.at(api.world.modules.food, headers),
        );
        return status === 200 ? body.length : status;
      };
      await shopper({ guest_id: mine }).add(line(api.world.items.soup));
      assert.equal(await cart({ 'X-guest-id': mine }), 1);
      assert.equal(await cart({ 'X-guest-id': mine }, `?guest_id=${other}`), 1);
      assert.equal(await cart({ 'X-guest-id': other }, `?guest_id=${mine}`), 0);
      assert.equal(await cart({}, `?guest_id=${mine}`), 1, 'as other clients ask');
      assert.equal(await cart({ 'X-guest-id': '' }, `?guest_id=${mine}`), 1, 'an empty header names nobody');
      assert.equal(await cart({ 'X-guest-id': 'nobody-knows-this-guest' }, `?guest_id=${mine}`), 401);
      assert.equal(await cart({}), 401);
      const cleared = await api.call('DELETE', '/api/v1/customer/cart/remove', {
        headers: api.at(api.world.modules.food, { 'X-guest-id': mine }),
      });
      assert.equal(cleared.status, 200);
      assert.equal(await cart({ 'X-guest-id': mine }), 0);
    });

    it('adds a line at its own price, whatever the client sends as its price (CRT-16, CRT-20, AMB-33)', async () => {
      const { add } = await guestShopper();
      const { pizza } = api.world.items;
      const { cheese } = api.world.addOns;
      const { status, body } = await add(
        line(pizza, { price: 0.01, quantity: 2, variation: [large], add_on_ids: [cheese], add_on_qtys: [3] }),
      );
      assert.equal(status, 200);
      const [added] = body;
      assert.deepEqual(
        [added?.price, added?.quantity, added?.previous_price, added?.available],
        [15, 2, null, 1],
      );
      assert.deepEqual(added?.variation, [large]);
      assert.deepEqual(added?.add_ons, [{ id: cheese, name: 'Cheese', price: 1.5, quantity: 3 }]);
    });

    it('returns for a line all that is needed to show and change it (CRT-14)', async () => {
      const { add } = await guestShopper();
      const [held] = (await add(line(api.world.items.pizza, { quantity: 2, variation: [large] }))).body;
      if (!held) throw new Error('nothing was added');
      assert.deepEqual(held.variation, [large]);
      assert.deepEqual([held.quantity, typeof held.price, held.stock], [2, 'number', null]);
      for (const field of [
        ...['food_variations', 'add_ons', 'choice_options', 'variations', 'stock', 'maximum_cart_quantity'],
        ...['discount', 'discount_type', 'store_discount', 'is_prescription_required', 'generic_name'],
        ...['module_type', 'image_full_url', 'name'],
      ])
        assert.ok(field in held.item, field);
    });

    it('raises the equal line, and keeps another choice on a line of its own (CRT-16)', async () => {
      const { add } = await guestShopper();
      const { pizza } = api.world.items;
      await add(line(pizza, { variation: [large] }));
      await add(line(pizza, { variation: [small] }));
      assert.deepEqual(quantities(await add(line(pizza, { variation: [large], quantity: 2 }))), [3, 1]);
    });

    it('reads a line in the language of the page, and takes choices in either (I18-1, CRT-22)', async () => {
      const { add, list } = await guestShopper();
      await add(line(api.world.items.pizza, { variation: [{ name: 'الحجم', values: { label: ['كبير'] } }] }));
      assert.deepEqual((await list()).body[0]?.variation, [large]);
      const arabic = (await list({ 'X-localization': 'ar' })).body[0];
      assert.deepEqual(arabic?.variation, [{ name: 'الحجم', values: { label: ['كبير'] } }]);
      assert.equal(arabic?.item.name, 'Pizza بالعربية');
    });

    it('refuses an item of another store, in the words of the question (CRT-9)', async () => {
      const { add, list } = await guestShopper();
      await add(line(api.world.items.soup));
      const refused = await add(line(api.world.items.steak));
      assert.deepEqual(refusal(refused), [
        403,
        'different_store',
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      ]);
      assert.equal((await list()).body.length, 1);
    });

    it('holds a cart for each module (CRT-15)', async () => {
      const guest_id = await api.guest();
      await shopper({ guest_id }).add(line(api.world.items.soup));
      const groceries = shopper({ guest_id }, api.world.modules.grocery);
      assert.deepEqual((await groceries.list()).body, []);
      await groceries.add(line(api.world.items.apple));
      assert.equal((await groceries.clear()).status, 200);
      assert.equal((await shopper({ guest_id }).list()).body.length, 1);
    });

    it('never holds more than stock, of the item or of the chosen variation (CRT-11, CRT-13, POP-18)', async () => {
      const { add, list } = await guestShopper(api.world.modules.grocery);
      const { apple, shirt, soldOut } = api.world.items;
      assert.deepEqual(refusal(await add(line(soldOut))), [403, 'out_of_stock', 'Out of Stock']);
      await add(line(apple, { quantity: 9 }));
      assert.deepEqual(refusal(await add(line(apple, { quantity: 2 }))), [
        403,
        'out_of_stock',
        'Out of Stock',
      ]);
      const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
      const taken = await add(line(shirt, { variation: size('S'), quantity: 3 }));
      assert.deepEqual([taken.body[1]?.price, taken.body[1]?.stock], [20, 3]);
      assert.equal(refusal(await add(line(shirt, { variation: size('S') })))[1], 'out_of_stock');
      assert.equal(refusal(await add(line(shirt, { variation: size('XL') })))[1], 'out_of_stock');
      assert.deepEqual(quantities(await list()), [9, 3]);
    });

    it('never holds more than the maximum of an item, over all its lines (CRT-12, AMB-13)', async () => {
      const { add } = await guestShopper();
      const { pizza } = api.world.items;
      await add(line(pizza, { variation: [large], quantity: 4 }));
      const refused = await add(line(pizza, { variation: [small], quantity: 2 }), { 'X-localization': 'ar' });
      assert.deepEqual(refusal(refused), [403, 'out_of_limits', 'تجاوزت الحد المسموح']);
    });

    it('requires the choices of an item, within their bounds (POP-11, POP-12)', async () => {
      const { add } = await guestShopper();
      const { pizza } = api.world.items;
      const toppings = (...label: string[]) => ({ name: 'Toppings', values: { label } });
      const messageOf = async (...variation: object[]) =>
        (await add(line(pizza, { variation }))).body.errors[0]?.message;
      assert.equal(await messageOf(), 'Variation Size can not remain without selection.');
      assert.equal(
        await messageOf(large, toppings('Olives', 'Onion', 'Corn')),
        'Selected variation named Toppings must be in between Minimum 1 and Maximum 2',
      );
      assert.equal(
        await messageOf({ name: 'Size', values: { label: ['Huge'] } }),
        'Huge is not an option of this item.',
      );
      assert.equal(
        await messageOf(large, { name: 'Crust', values: { label: ['Thin'] } }),
        'Crust is not an option of this item.',
      );
      assert.equal(
        (await add(line(pizza, { variation: [large, toppings('Corn', 'Olives')] }))).body[0]?.price,
        17,
      );
    });

    it('refuses add-ons that are not the item’s, and counts that do not fit', async () => {
      const { add } = await guestShopper();
      const { cheese } = api.world.addOns;
      const { soup, pizza } = api.world.items;
      const code = async (body: object) => (await add(body)).body.errors[0]?.code;
      assert.equal(await code(line(soup, { add_on_ids: [cheese], add_on_qtys: [1] })), 'add_on_ids');
      assert.equal(
        await code(line(pizza, { variation: [large], add_on_ids: [cheese], add_on_qtys: [] })),
        'add_on_qtys',
      );
    });

    it('rejects what is not sold, not now, not here, or not in this module (POP-6, CRD-5)', async () => {
      const { items } = api.world;
      const { add } = await guestShopper();
      assert.equal((await add(line(2_000_000_000))).status, 404);
      assert.equal((await add(line(items.retired))).status, 404);
      assert.equal((await add(line(items.apple))).status, 404, 'an item of another module');
      assert.equal(refusal(await add(line(items.southernStew)))[1], 'zone');
      assert.equal(refusal(await add(line(items.shutPie)))[1], 'store_closed');
      assert.deepEqual(refusal(await add(line(items.breakfast))), [
        403,
        'not_available',
        'This item is not available right now.',
      ]);
      const groceries = await guestShopper(api.world.modules.grocery);
      assert.equal((await groceries.add(line(items.lunch))).status, 200, 'it can be ordered for later');
    });

    it('accepts orders of a store outside its hours: the order has a time (CHK-10)', async () => {
      const { stores, items } = api.world;
      await api.pool.query('delete from marketplace.store_schedules where store_id = $1', [stores.grill]);
      const { add } = await guestShopper();
      const { body } = await add(line(items.steak));
      assert.equal(body[0]?.available, 1);
    });

    it('sells an item of a campaign at its price while the campaign runs (PRO-8)', async () => {
      const { add, list } = await guestShopper();
      const { soup, past } = api.world.campaignItems;
      const { body } = await add(line(soup, { model: 'ItemCampaign' }));
      assert.deepEqual(
        [body[0]?.item_type, body[0]?.item_id, body[0]?.price, body[0]?.item.id],
        ['ItemCampaign', soup, 7, soup],
      );
      assert.equal((await add(line(past, { model: 'ItemCampaign' }))).status, 404);
      api.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
      const over = (await list()).body[0];
      api.clock.now = NOW;
      assert.deepEqual([over?.price, over?.previous_price, over?.available], [10, 7, 0]);
    });

    it('keeps a line of a campaign that has ended separate: its quantity can be reduced, not raised (PRO-8, CRT-17)', async () => {
      const { add, update } = await guestShopper();
      const campaign = api.world.campaignItems.soup;
      await add(line(api.world.items.soup));
      const id = (await add(line(campaign, { model: 'ItemCampaign', quantity: 3 }))).body[1]?.id;
      const set = (quantity: number) =>
        update(line(campaign, { model: 'ItemCampaign', cart_id: id, quantity }));
      api.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
      assert.deepEqual(quantities(await set(2)), [1, 2]);
      assert.deepEqual(refusal(await set(3)).slice(0, 2), [403, 'not_available']);
      api.clock.now = NOW;
    });

    it('takes the price of a flash sale off in the cart too (PRO-9)', async () => {
      const { add, list } = await guestShopper(api.world.modules.grocery);
      assert.equal((await add(line(api.world.items.apple))).body[0]?.item.discount, 50);
      api.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
      assert.equal((await list()).body[0]?.item.discount, 0);
      api.clock.now = NOW;
    });

    it('follows a price change and reports it until the customer has acted on it (CRT-20)', async () => {
      const { add, list, update } = await guestShopper();
      const { steak } = api.world.items;
      const id = (await add(line(steak))).body[0]?.id;
      const price = (cents: number) =>
        api.pool.query('update marketplace.items set price = $1 where id = $2', [cents, steak]);
      await price(1200);
      for (const look of [await list(), await list()]) {
        assert.deepEqual([look.body[0]?.price, look.body[0]?.previous_price], [12, 10]);
      }
      const acted = await update(line(steak, { cart_id: id, quantity: 2 }));
      assert.deepEqual([acted.body[0]?.price, acted.body[0]?.previous_price], [12, null]);
      await price(1000);
    });

    it('sets quantity, options and add-ons of a line (CRT-17)', async () => {
      const { add, update } = await guestShopper();
      const { pizza, soup } = api.world.items;
      const id = (await add(line(pizza, { variation: [large] }))).body[0]?.id;
      const changed = await update(line(pizza, { cart_id: id, quantity: 3, variation: [small] }));
      assert.deepEqual([changed.body[0]?.quantity, changed.body[0]?.price, changed.body[0]?.id], [3, 10, id]);
      assert.equal(
        refusal(await update(line(pizza, { cart_id: id, quantity: 6, variation: [small] })))[1],
        'out_of_limits',
      );
      assert.equal(refusal(await update(line(soup, { cart_id: id })))[1], 'item_id');
    });

    it('makes one line of two that became equal', async () => {
      const { add, update } = await guestShopper();
      const { pizza } = api.world.items;
      await add(line(pizza, { variation: [large] }));
      const id = (await add(line(pizza, { variation: [small] }))).body[1]?.id;
      assert.deepEqual(
        quantities(await update(line(pizza, { cart_id: id, quantity: 2, variation: [large] }))),
        [3],
      );
    });

    it('keeps what a customer notes of a line, and lines with different notes apart (CRT-16)', async () => {
      const { add, list } = await guestShopper();
      const { soup } = api.world.items;
      await add(line(soup, { note: '  no\u0007 onions,\r\n please ' }));
      await add(line(soup, { note: 'no onions, please', quantity: 2 }));
      await add(line(soup));
      await add(line(soup, { note: 'extra hot' }));
      assert.deepEqual(
        (await list()).body.map(({ note, quantity }) => [note, quantity]),
        [
          ['no onions, please', 3],
          ['', 1],
          ['extra hot', 1],
        ],
      );
    });

    it('changes and removes a note, and leaves it to who says nothing of it (CRT-17)', async () => {
      const { add, update } = await guestShopper();
      const { soup } = api.world.items;
      const id = (await add(line(soup, { note: 'no onions' }))).body[0]?.id;
      const noteAfter = async (more: object) =>
        (await update(line(soup, { cart_id: id, ...more }))).body[0]?.note;
      assert.equal(await noteAfter({ quantity: 4 }), 'no onions', 'as older pages change a quantity');
      assert.equal(await noteAfter({ note: 'extra hot' }), 'extra hot');
      assert.equal(await noteAfter({ note: '' }), '');
      await add(line(soup, { note: 'no onions', quantity: 2 }));
      const merged = await update(line(soup, { cart_id: id, note: 'no onions' }));
      assert.deepEqual(quantities(merged), [3], 'one line of two that became equal');
    });

    it('refuses a note of more than 150 characters, and counts letters of every language alike', async () => {
      const { add } = await guestShopper();
      const { soup } = api.world.items;
      assert.equal((await add(line(soup, { note: '🧅'.repeat(150) }))).status, 200);
      const tooLong = await add(line(soup, { note: 'n'.repeat(151) }));
      assert.deepEqual(refusal(tooLong).slice(0, 2), [422, 'note']);
    });

    it('lets a customer reduce what has sold out meanwhile, and shows that it has', async () => {
      const { add, update, list } = await guestShopper(api.world.modules.grocery);
      const { soldOut } = api.world.items;
      const stock = (count: number) =>
        api.pool.query('update marketplace.items set stock = $1 where id = $2', [count, soldOut]);
      await stock(5);
      const id = (await add(line(soldOut, { quantity: 4 }))).body[0]?.id;
      await stock(1);
      assert.deepEqual([(await list()).body[0]?.available, (await list()).body[0]?.stock], [0, 1]);
      assert.deepEqual(quantities(await update(line(soldOut, { cart_id: id, quantity: 3 }))), [3]);
      assert.equal(refusal(await update(line(soldOut, { cart_id: id, quantity: 4 })))[1], 'out_of_stock');
      await stock(0);
    });

    it('removes a line, and empties the cart by DELETE and by POST (CRT-18, CRT-19, AMB-3)', async () => {
      const { add, remove, clear, list } = await guestShopper();
      const { soup, pizza } = api.world.items;
      const id = (await add(line(soup))).body[0]?.id ?? 0;
      await add(line(pizza, { variation: [large] }));
      assert.equal((await remove(id)).body.length, 1);
      assert.equal((await remove(id)).status, 404);
      for (const method of ['DELETE', 'POST']) {
        await add(line(soup));
        assert.equal((await clear(method)).status, 200);
        assert.deepEqual((await list()).body, []);
      }
    });

    it('gives nobody access to another cart', async () => {
      const [mine, other] = [await guestShopper(), await guestShopper()];
      const customer = shopper({ token: (await signUp()).token });
      const { soup } = api.world.items;
      const id = (await mine.add(line(soup))).body[0]?.id ?? 0;
      for (const stranger of [other, customer]) {
        assert.deepEqual((await stranger.list()).body, []);
        assert.equal((await stranger.remove(id)).status, 404);
        assert.equal((await stranger.update(line(soup, { cart_id: id, quantity: 5 }))).status, 404);
        await stranger.clear();
      }
      assert.deepEqual(quantities(await mine.list()), [1]);
      const unknown = shopper({ guest_id: 'nobody-nobody-nobody' });
      assert.equal((await unknown.list()).status, 401);
      assert.equal((await shopper({ token: 'none' }).list()).status, 401);
    });

    it('counts a repeated request once by its Idempotency-Key (API-14)', async () => {
      const { add, list } = await guestShopper();
      const body = line(api.world.items.soup);
      const key = { 'Idempotency-Key': 'tap-1' };
      const first = await add(body, key);
      assert.deepEqual((await add(body, key)).body, first.body);
      assert.deepEqual(quantities(await list()), [1]);
      const other = await add(line(api.world.items.soup, { quantity: 2 }), key);
      assert.deepEqual([other.status, other.body.errors[0]?.code], [422, 'Idempotency-Key']);
      assert.equal((await add(body, { 'Idempotency-Key': 'x'.repeat(201) })).status, 422);
      const refusedOnce = { 'Idempotency-Key': 'tap-2' };
      assert.equal((await add(line(api.world.items.steak), refusedOnce)).status, 403);
      assert.equal(
        (await add(line(api.world.items.steak), refusedOnce)).status,
        403,
        'a refusal is not remembered as done',
      );
    });

    it("moves the guest's cart to the account at sign-up and sign-in (SES-12)", async () => {
      const { soup, pizza } = api.world.items;
      const guest_id = await api.guest();
      await shopper({ guest_id }).add(line(soup, { quantity: 2 }));
      const ada = await signUp(guest_id);
      assert.deepEqual(ada.cart_conflicts, []);
      const account = shopper({ token: ada.token });
      assert.deepEqual(quantities(await account.list()), [2]);
      assert.deepEqual((await shopper({ guest_id }).list()).body, []);

      const again = await api.guest();
      await shopper({ guest_id: again }).add(line(soup));
      await shopper({ guest_id: again }).add(line(pizza, { variation: [large], quantity: 4 }));
      await account.add(line(pizza, { variation: [large], quantity: 3 }));
      assert.deepEqual((await ada.login(again)).body.cart_conflicts, []);
      assert.deepEqual(quantities(await account.list()), [3, 5], 'added up, and capped at the maximum');
    });

    it('keeps the notes of both carts when a guest signs in (SES-12)', async () => {
      const { soup } = api.world.items;
      const ada = await signUp();
      const account = shopper({ token: ada.token });
      await account.add(line(soup, { note: 'no onions' }));
      const guest_id = await api.guest();
      await shopper({ guest_id }).add(line(soup, { note: 'no onions', quantity: 2 }));
      await shopper({ guest_id }).add(line(soup, { note: 'extra hot' }));
      await ada.login(guest_id);
      assert.deepEqual(
        (await account.list()).body.map(({ note, quantity }) => [note, quantity]),
        [
          ['no onions', 3],
          ['extra hot', 1],
        ],
      );
    });

    for (const [keep, kept] of [
      ['guest', 'Steak'],
      ['customer', 'Soup'],
    ] as const) {
      it(`asks which of two stores' carts to choose, and keeps the ${keep}'s (SES-12)`, async () => {
        const { soup, steak } = api.world.items;
        const ada = await signUp();
        const account = shopper({ token: ada.token });
        await account.add(line(soup));
        const guest_id = await api.guest();
        await shopper({ guest_id }).add(line(steak));
        const { body } = await ada.login(guest_id);
        assert.deepEqual(body.cart_conflicts, [
          { module_id: api.world.modules.food, guest_store_name: 'Grill', customer_store_name: 'Kitchen' },
        ]);
        const [conflict] = body.cart_conflicts;
        const unanswered = await account.merge({ guest_id });
        assert.deepEqual([unanswered.status, unanswered.body.cart_conflicts], [200, [conflict]]);
        assert.equal((await account.list()).body[0]?.item.name, 'Soup', 'nothing changes before the answer');
        assert.deepEqual(
          (await shopper({ guest_id }).list()).body.map(({ item }) => item.name),
          ['Steak'],
          'nor for the guest',
        );
        const answered = await account.merge({ guest_id, keep });
        assert.deepEqual([answered.status, answered.body.cart_conflicts], [200, []]);
        assert.deepEqual(
          (await account.list()).body.map(({ item }) => item.name),
          [kept],
        );
        assert.deepEqual((await shopper({ guest_id }).list()).body, []);
      });
    }

    it('holds a hundred lines, also where carts of guests are merged again and again (SES-12)', async () => {
      const ada = await signUp();
      const account = shopper({ token: ada.token });
      for (let guest = 0; guest < 2; guest += 1) {
        const guest_id = await api.guest();
        const { add } = shopper({ guest_id });
        for (let note = 0; note < 60; note += 1)
          assert.equal((await add(line(api.world.items.soup, { note: `${guest} ${note}` }))).status, 200);
        assert.equal((await account.merge({ guest_id })).status, 200);
        assert.deepEqual((await shopper({ guest_id }).list()).body, []);
      }
      assert.equal((await account.list()).body.length, 100);
    });

    it('counts every one of many taps at once, and never more than there is (CRT-11)', async () => {
      const food = await guestShopper();
      const taps = Array.from({ length: 12 }, () => food.add(line(api.world.items.soup)));
      assert.deepEqual([...new Set((await Promise.all(taps)).map(({ status }) => status))], [200]);
      assert.deepEqual(quantities(await food.list()), [12]);
      const groceries = await guestShopper(api.world.modules.grocery);
      const greedy = await Promise.all(
        Array.from({ length: 14 }, () => groceries.add(line(api.world.items.apple))),
      );
      assert.equal(greedy.filter(({ status }) => status === 200).length, 10);
      assert.deepEqual(quantities(await groceries.list()), [10]);
    });

    it('lets one of two stores win when both are added at once (CRT-9)', async () => {
      const { add, list } = await guestShopper();
      const { soup, steak } = api.world.items;
      const answers = await Promise.all([
        add(line(soup)),
        add(line(steak)),
        add(line(soup)),
        add(line(steak)),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 403, 403]);
      assert.deepEqual(quantities(await list()), [2]);
    });

    it('counts one of many equal requests with one key, sent at once (API-14)', async () => {
      const { add, list } = await guestShopper();
      const tap = () => add(line(api.world.items.soup), { 'Idempotency-Key': 'same' });
      const answers = await Promise.all(Array.from({ length: 6 }, tap));
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      assert.deepEqual(quantities(await list()), [1]);
    });

    it('loses nothing when two sign-ins and a tap meet one guest cart (SES-12)', async () => {
      const ada = await signUp();
      const account = shopper({ token: ada.token });
      const guest_id = await api.guest();
      await shopper({ guest_id }).add(line(api.world.items.soup, { quantity: 3 }));
      const answers = await Promise.all([
        ada.login(guest_id),
        ada.login(guest_id),
        account.add(line(api.world.items.soup)),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200],
      );
      assert.deepEqual(quantities(await account.list()), [4]);
    });
  });
}
