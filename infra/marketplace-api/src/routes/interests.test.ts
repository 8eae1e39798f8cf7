import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, MarketplaceModule, RecommendedPage, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';

for (const database of testDatabases()) {
  describe(`interests on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    async function customer() {
      people += 1;
      const { token } = (
        await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', {
          body: {
            f_name: 'Ada',
            l_name: 'Noor',
            email: `i${people}@souk.example`,
            phone: `+97150200${String(people).padStart(4, '0')}`,
            password: 'correct horse',
          },
        })
      ).body;
      return {
        token,
        save: (body: unknown, headers = {}) =>
          api.call<Refusal>('POST', '/api/v1/customer/update-interest', { token, body, headers }),
        interests: async () =>
          (await api.call<Customer>('GET', '/api/v1/customer/info', { token })).body.interests,
      };
    }
    const refusal = ({ status, body }: Answer<Refusal>) => [status, body.errors[0]?.code];

    it('stores a customer’s choice for each module, and replaces it (MOD-9)', async () => {
      const { modules, categories } = api.world;
      const [ada, other] = [await customer(), await customer()];
      assert.deepEqual(await ada.interests(), []);
      await ada.save({ module_id: modules.food, category_ids: [categories.meals, categories.empty] });
      await ada.save({ module_id: modules.grocery, category_ids: [] });
      await ada.save({ module_id: modules.food, category_ids: [categories.meals] });
      assert.deepEqual(await ada.interests(), [
        { module_id: modules.food, category_ids: [categories.meals] },
        { module_id: modules.grocery, category_ids: [] },
      ]);
      assert.deepEqual(await other.interests(), []);
    });

    it('rejects categories of another module, sub-categories and unknown ones, and keeps the stored choice (MOD-9)', async () => {
      const { modules, categories } = api.world;
      const { save, interests } = await customer();
      await save({ module_id: modules.food, category_ids: [categories.meals] });
      for (const id of [categories.fruit, categories.pizzas, 999_999])
        assert.deepEqual(refusal(await save({ module_id: modules.food, category_ids: [id] })), [
          422,
          'category_ids',
        ]);
      assert.deepEqual(refusal(await save({ module_id: 999_999, category_ids: [] })), [422, 'module_id']);
      const many = Array.from({ length: 51 }, (_, at) => at + 1);
      assert.deepEqual(refusal(await save({ module_id: modules.food, category_ids: many })), [
        422,
        'category_ids',
      ]);
      assert.deepEqual(await interests(), [{ module_id: modules.food, category_ids: [categories.meals] }]);
    });

    it('is for customers only (MOD-9)', async () => {
      const body = { module_id: api.world.modules.food, category_ids: [] };
      assert.equal((await api.call('POST', '/api/v1/customer/update-interest', { body })).status, 401);
    });

    it('says which modules have something to choose from, and parcel never does (MOD-4)', async () => {
      const { body } = await api.get<MarketplaceModule[]>('/api/v1/module');
      assert.deepEqual(
        body.map(({ module_type, has_interests }) => [module_type, has_interests]),
        [
          ['food', 1],
          ['grocery', 1],
          ['parcel', 0],
        ],
      );
    });

    it('recommends what somebody is interested in first, sub-categories included, and then the rest (MOD-9, HOM-13)', async () => {
      const { modules, categories } = api.world;
      const names = async (query: string) =>
        (
          await api.get<RecommendedPage>(`/api/v1/items/recommended?${query}`, api.at(modules.food))
        ).body.items.map(({ name }) => name);
      assert.deepEqual(await names(''), ['Pizza']);
      assert.deepEqual(await names(`category_ids=[${categories.empty}]`), ['Pizza']);
      assert.deepEqual(await names(`category_ids=[${categories.meals}]`), [
        'Pizza',
        'Soup',
        'Steak',
        'Breakfast',
      ]);
      const bad = await api.get<Refusal>('/api/v1/items/recommended?category_ids=soup', api.at(modules.food));
      assert.deepEqual(refusal(bad), [422, 'category_ids']);
    });

    it('suggests to search for what a customer is interested in (MOD-9, SRC-6)', async () => {
      const { modules, categories } = api.world;
      const { token, save } = await customer();
      const suggested = async () =>
        (
          await api.call<{ name: string }[]>('GET', '/api/v1/customer/suggested-items', {
            token,
            headers: api.at(modules.food),
          })
        ).body.map(({ name }) => name);
      assert.deepEqual(await suggested(), []);
      await save({ module_id: modules.food, category_ids: [categories.meals] });
      assert.deepEqual(await suggested(), ['Pizza', 'Soup', 'Steak', 'Breakfast']);
    });
  });
}
