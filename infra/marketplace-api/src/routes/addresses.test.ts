import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Address, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';

const PATH = '/api/v1/customer/address';
const HOME = {
  address: '7 Lighthouse Road',
  address_type: 'home',
  contact_person_name: 'Ada Noor',
  contact_person_number: '+971501234567',
  latitude: 0.5,
  longitude: 0.5,
};

for (const database of testDatabases()) {
  describe(`saved addresses on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    type AddressAnswer = { message: string; address: Address } & Refusal;
    async function customer() {
      people += 1;
      const body = {
        f_name: 'Ada',
        l_name: 'Noor',
        email: `a${people}@souk.example`,
        phone: `+97150200${String(people).padStart(4, '0')}`,
        password: 'correct horse',
      };
      const { token } = (await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', { body })).body;
      const send = (method: string, path: string, sent?: object, headers = {}) =>
        api.call<AddressAnswer>(method, PATH + path, { token, body: sent, headers });
      return {
        send,
        add: (changes: object = {}, headers = {}) => send('POST', '/add', { ...HOME, ...changes }, headers),
        remove: (id: number) => send('DELETE', `/delete?address_id=${id}`),
        list: async () =>
          (await api.call<{ addresses: Address[] }>('GET', `${PATH}/list`, { token })).body.addresses,
      };
    }
    const refusal = ({ status, body }: Answer<Refusal>) => [status, body.errors[0]?.code];

    it('refuse a label that no database can store, and say so (ADDR-7)', async () => {
      const { add } = await customer();
      assert.deepEqual(refusal(await add({ address_type: 'other', address_label: 'a\u0000b' })), [
        422,
        'address_label',
      ]);
    });

    it('store every field, latest first (ADDR-1, ADDR-22, ADDR-23)', async () => {
      const { add, list } = await customer();
      assert.deepEqual(await list(), []);
      const full = {
        address_type: 'Grandma',
        contact_person_email: 'ada@souk.example',
        road: 'Lighthouse Road',
        house: '7',
        floor: '2',
        additional_information: 'Ring twice',
      };
      const first = await add();
      const second = await add(full);
      assert.equal(first.body.message, 'Address added successfully.');
      const { north } = api.world.zones;
      const nothing = {
        address_label: '',
        contact_person_email: null,
        road: '',
        house: '',
        floor: '',
        additional_information: '',
        zone_ids: [north],
      };
      assert.deepEqual(await list(), [
        { ...HOME, ...nothing, ...full, address_label: 'Grandma', id: second.body.address.id },
        { ...HOME, ...nothing, id: first.body.address.id },
      ]);
    });

    it('take a label in the place of the type other, and say which types are labels (ADDR-1, ADDR-7)', async () => {
      const { add } = await customer();
      const shown = async (changes: object) => {
        const { address_type, address_label } = (await add(changes)).body.address;
        return [address_type, address_label];
      };
      assert.deepEqual(await shown({ address_type: 'other' }), ['other', '']);
      assert.deepEqual(await shown({ address_type: 'other', address_label: ' Grandma ' }), [
        'Grandma',
        'Grandma',
      ]);
      assert.deepEqual(await shown({ address_type: 'Grandma', address_label: 'Grandma' }), [
        'Grandma',
        'Grandma',
      ]);
      assert.deepEqual(await shown({ address_type: 'office', address_label: 'of before' }), ['office', '']);
    });

    it('get the zones whose polygons contain them, and none outside of all zones (ADDR-2)', async () => {
      const { add } = await customer();
      const { north, south } = api.world.zones;
      assert.deepEqual((await add({ latitude: -0.5 })).body.address.zone_ids, [south]);
      assert.deepEqual((await add({ latitude: 0 })).body.address.zone_ids, [north, south]);
      assert.deepEqual((await add({ latitude: 40 })).body.address.zone_ids, []);
    });

    it('change by each of the three spellings of the call (ADDR-24, AMB-4)', async () => {
      const { add, list, send } = await customer();
      const { id } = (await add({ floor: '9' })).body.address;
      const spellings: [string, string, object][] = [
        ['PUT', `/update/${id}`, { id }],
        ['POST', `/update/${id}`, { _method: 'put' }],
        ['POST', '/update', { id }],
        ['POST', '/update', { id, _method: 'put' }],
      ];
      for (const [at, [method, path, more]] of spellings.entries()) {
        const answer = await send(method, path, { ...HOME, address: `${at} Palm Street`, ...more });
        assert.deepEqual(
          [answer.status, answer.body.message, answer.body.address.address],
          [200, 'Address updated successfully.', `${at} Palm Street`],
        );
      }
      const [only, ...others] = await list();
      assert.deepEqual(others, []);
      // Missing fields are emptied: the form sends everything that it shows.
      assert.deepEqual([only?.id, only?.address, only?.floor], [id, '3 Palm Street', '']);
      assert.deepEqual(refusal(await send('PUT', `/update/${id}`, { ...HOME, id: id + 1 })), [422, 'id']);
    });

    it('are gone when they are removed (ADDR-25)', async () => {
      const { add, list, remove } = await customer();
      const { id } = (await add()).body.address;
      assert.equal((await remove(id)).body.message, 'Address removed successfully.');
      assert.deepEqual(await list(), []);
      assert.deepEqual(refusal(await remove(id)), [404, 'not_found']);
    });

    it('are each customer’s own: to others they do not exist, and guests have none', async () => {
      const [one, other] = [await customer(), await customer()];
      const { id } = (await one.add()).body.address;
      assert.deepEqual(await other.list(), []);
      for (const answer of [
        await other.send('PUT', `/update/${id}`, { ...HOME, floor: '9' }),
        await other.send('POST', '/update', { ...HOME, id }),
        await other.remove(id),
      ])
        assert.deepEqual(refusal(answer), [404, 'not_found']);
      assert.deepEqual(
        (await one.list()).map(({ floor }) => floor),
        [''],
      );
      const guest_id = await api.guest();
      for (const [method, path] of [
        ['GET', `/list?guest_id=${guest_id}`],
        ['POST', `/add?guest_id=${guest_id}`],
      ] as const) {
        const body = method === 'POST' ? HOME : undefined;
        assert.equal((await api.call<Refusal>(method, PATH + path, { body })).status, 401);
      }
    });

    it('need address, name and phone number, and name what is missing (ADDR-5)', async () => {
      const { add, list } = await customer();
      for (const field of ['address', 'address_type', 'contact_person_name', 'contact_person_number']) {
        for (const value of [undefined, '', null]) {
          assert.deepEqual(refusal(await add({ [field]: value })), [422, field], `${field} ${value}`);
        }
      }
      assert.deepEqual(refusal(await add({ address: '  ' })), [422, 'address']);
      assert.deepEqual(refusal(await add({ latitude: 91 })), [422, 'latitude']);
      assert.deepEqual(refusal(await add({ road: 'x'.repeat(101) })), [422, 'road']);
      const local = await add({ contact_person_number: '0501234567' });
      assert.equal(
        local.body.errors[0]?.message,
        'Phone Number must be a phone number with its country code, such as +971501234567.',
      );
      assert.deepEqual(await list(), []);
    });

    it('are fifty at the most, however fast they come', async () => {
      const { add, list } = await customer();
      for (let count = 0; count < 48; count += 1) await add();
      const last = await Promise.all(Array.from({ length: 5 }, () => add()));
      const refused = last.filter(({ status }) => status !== 200);
      assert.equal((await list()).length, 50);
      assert.deepEqual(refused.map(refusal), Array(3).fill([403, 'too_many_addresses']));
    });

    it('answer in the customer’s language (I18-1)', async () => {
      const { add } = await customer();
      assert.equal((await add({}, { 'X-localization': 'ar' })).body.message, 'تمت إضافة العنوان بنجاح.');
    });
  });
}
