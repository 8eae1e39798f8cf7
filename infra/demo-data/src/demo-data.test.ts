import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPool, migrate } from '@souk/database';
import { type PostgresServer, testDatabases } from '@souk/database/testing';
import type pg from 'pg';
import { ForeignMarketplaceError, fillDatabase } from './database/fill-database.ts';
import { DEFAULT_ITEMS } from './database/filled-with.ts';

const migrations = new URL('../../marketplace-api/migrations', import.meta.url).pathname;
const now = new Date('2026-05-04T09:00:00Z');

for (const { name, open } of testDatabases())
  describe(`the demo data on the ${name} database`, () => {
    let database: PostgresServer;
    let pool: pg.Pool;

    before(async () => {
      database = await open();
      pool = createPool(database.url, { max: 1 });
      await migrate(pool, { schema: 'marketplace', directory: migrations });
      assert.equal(await fillDatabase(pool, { items: DEFAULT_ITEMS, now }), true);
    });

    after(async () => {
      await pool.end();
      await database.close();
    });

    /** The first column of the first row. */
    async function value(sql: string, values: unknown[] = []): Promise<unknown> {
      const { rows } = await pool.query({ text: sql, values, rowMode: 'array' });
      return rows[0]?.[0];
    }
    const count = async (from: string, values: unknown[] = []) =>
      Number(await value(`select count(*) from marketplace.${from}`, values));
    const list = async (sql: string) => {
      const { rows } = await pool.query({ text: sql, rowMode: 'array' });
      return rows.map(([first]) => first);
    };

    it('does nothing on a second run', async () => {
      const before = await value('select max(xmin::text::bigint) from marketplace.items');
      assert.equal(await fillDatabase(pool, { items: DEFAULT_ITEMS, now: new Date() }), false);
      assert.equal(await value('select max(xmin::text::bigint) from marketplace.items'), before);
    });

    it('has at least 80 stores and 2,000 items, spread over modules and zones', async () => {
      assert.ok((await count('stores')) >= 80);
      assert.ok((await count('items')) >= 2000);
      const { rows } = await pool.query(
        `select m.slug, z.zone_id, count(s.id)::int as stores from marketplace.modules m join marketplace.module_zones z on z.module_id = m.id
       left join marketplace.stores s on s.module_id = m.id and s.zone_id = z.zone_id group by 1, 2`,
      );
      for (const { slug, zone_id, stores } of rows)
        assert.ok(slug === 'parcel' || stores >= 6, `${slug} has ${stores} stores in zone ${zone_id}`);
      assert.equal(
        await count('stores s where not exists (select from marketplace.items i where i.store_id = s.id)'),
        0,
      );
      assert.equal(
        await count(
          'stores s join marketplace.zones z on z.id = s.zone_id where z.area @> polygon(box(point(s.longitude, s.latitude), point(s.longitude, s.latitude)))',
        ),
        await count('stores'),
      );
    });

    it('has five modules, one of them in one zone only (MOD-3)', async () => {
      assert.deepEqual(await list('select module_type from marketplace.modules order by position'), [
        'food',
        'grocery',
        'pharmacy',
        'ecommerce',
        'parcel',
      ]);
      assert.deepEqual(
        await list(
          'select m.slug from marketplace.modules m join marketplace.module_zones z on z.module_id = m.id group by 1 having count(*) = 1',
        ),
        ['ecommerce'],
      );
    });

    it('covers everything about items that the specifications name', async () => {
      const wanted: Record<string, string> = {
        'required single food variation': `food_variations @> '[{"type": "single", "required": true}]'`,
        'optional single food variation': `food_variations @> '[{"type": "single", "required": false}]'`,
        'required multi food variation': `food_variations @> '[{"type": "multi", "required": true}]'`,
        'optional multi food variation': `food_variations @> '[{"type": "multi", "required": false}]'`,
        'older-style variations with stock': `jsonb_array_length(variations) > 1 and module_id in (2, 4)`,
        'a combination that is sold out beside one that is not': `variations @> '[{"stock": 0}]' and stock > 0`,
        'two axes of choice': `jsonb_array_length(choice_options) = 2`,
        'out of stock': 'stock = 0',
        'maximum quantity': 'maximum_cart_quantity > 0',
        'availability window': `available_from <> available_to`,
        'window over midnight': `available_from > available_to`,
        vegetarian: 'veg',
        'not vegetarian': 'not veg and module_id = 1',
        halal: 'halal and halal_tag',
        organic: 'organic',
        recommended: 'recommended',
        nutrition: 'jsonb_array_length(nutritions) > 0',
        allergens: 'jsonb_array_length(allergies) > 0',
        'generic name': 'cardinality(generic_name) > 0',
        prescription: 'prescription',
        'percent discount': `discount > 0 and discount_type = 'percent'`,
        'amount discount': `discount > 0 and discount_type = 'amount'`,
        brand: 'brand_id is not null',
        unit: 'unit_type is not null',
        'several pictures': 'cardinality(images) > 1',
        rating: 'rating_count > 0',
        'no rating yet': 'rating_count = 0',
        'has add-ons': 'exists (select from marketplace.item_add_ons a where a.item_id = items.id)',
        'is for a condition': 'exists (select from marketplace.item_conditions c where c.item_id = items.id)',
        'orders ahead outside its window':
          'available_from <> available_to and store_id in (select id from marketplace.stores where schedule_order)',
        'no orders outside its window':
          'available_from <> available_to and store_id in (select id from marketplace.stores where not schedule_order)',
      };
      for (const [what, condition] of Object.entries(wanted))
        assert.ok((await count(`items where ${condition}`)) > 0, `no item: ${what}`);
      assert.equal(await count(`items where module_id = 1 and stock is not null`), 0);
      assert.equal(await count(`items where module_id <> 1 and stock is null`), 0);
      assert.equal(
        await count(`items, lateral jsonb_array_elements(variations) v where (v ->> 'price')::int <= 0`),
        0,
      );
    });

    it('has stores that are closed by their hours, inactive, discounted and featured; most never close', async () => {
      const never = `id in (select store_id from marketplace.store_schedules where opens = closes group by 1 having count(*) = 7)`;
      assert.ok((await count(`stores where ${never}`)) > (await count('stores')) * 0.85);
      assert.ok(
        (await count('stores where id not in (select store_id from marketplace.store_schedules)')) > 0,
      );
      assert.ok((await count('store_schedules where closes < opens')) > 0);
      for (const condition of [
        'not active',
        'discount_percent > 0',
        'featured',
        'free_delivery',
        'minimum_order > 0',
        'schedule_order',
        'not take_away',
      ])
        assert.ok((await count(`stores where ${condition}`)) > 0, condition);
    });

    it('gives the tabs of grocery (HOM-2, HOM-12) in each zone, however short the list', async () => {
      for (const zone of [1, 2]) {
        const names = await list(
          `select distinct name ->> 'en' from (select c.name from marketplace.items i join marketplace.stores s on s.id = i.store_id and s.active
           join marketplace.categories c on c.id = i.category_id where i.module_id = 2 and s.zone_id = ${zone} and i.rating_count > 0
           order by i.rating_count desc, i.rating_sum desc, i.id limit 10) best order by 1`,
        );
        assert.deepEqual(names, ['Beauty', 'Bread & Juice', 'Drinks', 'Milks']);
      }
    });

    it('gives the tabs of pharmacy (HOM-3) in each zone, however short the list', async () => {
      for (const zone of [1, 2]) {
        const names = await list(
          `select distinct name ->> 'en' from (select c.name from marketplace.items i join marketplace.stores s on s.id = i.store_id and s.active
           join marketplace.categories c on c.id = i.category_id where i.basic and s.zone_id = ${zone} order by i.order_count desc, i.id limit 10) best order by 1`,
        );
        assert.deepEqual(names, ['Baby Care', 'Mens', 'New', 'Womans Care']);
      }
    });

    it('runs promotions of every kind in every module that sells', async () => {
      const at = [now];
      for (const module of [1, 2, 3, 4]) {
        const runs = 'starts_at <= $1 and ends_at > $1';
        assert.ok((await count(`campaigns where module_id = ${module} and ${runs}`, at)) >= 2);
        assert.equal(await count(`flash_sales where module_id = ${module} and ${runs}`, at), 1);
        assert.ok((await count(`coupons where module_id = ${module} and ${runs}`, at)) >= 2);
        assert.ok(
          (await count(
            `brands where module_id = ${module} and exists (select from marketplace.items where brand_id = brands.id)`,
          )) >= 5,
        );
        assert.ok((await count(`advertisements where module_id = ${module} and ${runs}`, at)) >= 2);
        assert.equal(await count(`promotional_banners where module_id = ${module}`), 1);
        assert.deepEqual(
          await list(`select distinct type from marketplace.banners where module_id = ${module} order by 1`),
          ['default', 'item_wise', 'store_wise'],
        );
      }
      assert.equal(await count('flash_sale_items where sold >= available_stock'), 0);
      assert.ok(
        (await count(`campaign_items where discount > 0 and starts_at <= $1 and ends_at > $1`, at)) >= 40,
      );
      assert.ok(
        (await count(`wallet_bonuses where bonus_type = 'percentage'`)) > 0 &&
          (await count(`cashback_offers where cashback_type = 'amount'`)) > 0 &&
          (await count(`cashback_offers where cashback_type = 'percentage'`)) > 0,
      );
      assert.ok(
        (await count(`advertisements where add_type = 'video_promotion' and video like 'video/%.webm'`)) > 0,
      );
      assert.ok((await count(`advertisements where add_type = 'store_promotion'`)) > 0);
      assert.ok(
        (await count('coupons where customer_id is not null')) > 0 &&
          (await count('coupons where store_id is not null')) > 0,
      );
      assert.ok((await count('conditions')) >= 8);
    });

    it('has what the parcel home shows (PCL-1)', async () => {
      assert.ok((await count('parcel_categories')) >= 6);
      assert.ok((await count(`parcel_banners where kind = 'banner'`)) >= 2);
      assert.equal(
        await count(
          `parcel_banners banner where kind = 'banner' and not exists (select 1 from marketplace.parcel_categories sent
           where banner.link = '/parcel-delivery-info?parcel_category_id=' || sent.id
             and banner.title ->> 'en' like '%AED ' || sent.minimum_fee / 100)`,
        ),
        0,
        'each offers something to send, and leads to its form',
      );
      assert.ok((await count(`parcel_banners where kind = 'why_choose'`)) >= 3);
      assert.equal(
        await value(
          `select jsonb_array_length(value -> 'contents') from marketplace.settings where key = 'parcel_video'`,
        ),
        6,
      );
    });

    it('rates items and stores by the reviews that are there', async () => {
      assert.equal(
        await count(
          `items i where i.rating_count || '/' || i.rating_sum is distinct from (select count(*) || '/' || coalesce(sum(rating), 0) from marketplace.reviews where item_id = i.id)`,
        ),
        0,
      );
      assert.equal(
        await count(
          `stores s where s.rating_count is distinct from (select coalesce(sum(rating_count), 0)::int from marketplace.items where store_id = s.id)`,
        ),
        0,
      );
    });

    it('has two accounts with past orders of different stores (HOM-19)', async () => {
      const { rows } = await pool.query(
        `select lower(email) as email, password_hash, array_agg(distinct o.store_id) as stores, count(distinct o.module_id)::int as modules
       from marketplace.customers c join marketplace.orders o on o.customer_id = c.id group by 1, 2 order by 1`,
      );
      assert.deepEqual(
        rows.map(({ email }) => email),
        ['customer@souk.example', 'second@souk.example'],
      );
      const { verify } = await import('@node-rs/argon2');
      for (const { password_hash, modules } of rows) {
        assert.ok(password_hash.startsWith('$argon2id$'));
        assert.ok(await verify(password_hash, 'souk-demo'));
        assert.equal(modules, 4);
      }
      assert.equal(rows[0].stores.filter((id: number) => rows[1].stores.includes(id)).length, 0);
      assert.equal(
        await count(
          'order_items l join marketplace.orders o on o.id = l.order_id join marketplace.items i on i.id = l.item_id where i.store_id <> o.store_id',
        ),
        0,
      );
    });

    it('has wallets that match their ledgers, also for people who signed up', async () => {
      const wrong = `customers c where wallet <> (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id)`;
      assert.ok((await count('customers where wallet > 0')) >= 2);
      assert.equal(await count(wrong), 0);
      const wrongPoints = `customers c where loyalty_points <> (select coalesce(sum(points), 0) from marketplace.loyalty_entries where customer_id = c.id)`;
      assert.equal(await count(wrongPoints), 0);
    });

    it('has what ordering takes: fees, taxes, reasons, riders, offline ways to pay, coupons that end (CHK-8, CHK-11, ORD-5, PCL-5)', async () => {
      for (const what of [
        'zones where delivery_fee_per_km > 0 and minimum_delivery_fee < maximum_delivery_fee',
        'stores where tax_rate > 0 and tax_included',
        'stores where tax_rate > 0 and not tax_included',
        'stores where packaging_fee > 0',
        'parcel_categories where fee_per_km > 200',
        'coupons where limit_total > 0',
        'coupons where limit_per_customer > 0',
        'offline_methods where active and jsonb_array_length(inputs) > 0',
      ])
        assert.ok((await count(what)) > 0, what);
      for (const [table, least] of [
        ['cancellation_reasons', 4],
        ['refund_reasons', 4],
        ['parcel_instructions', 4],
      ] as const)
        assert.ok((await count(table)) >= least, table);
      for (const zone of [1, 2]) assert.ok((await count(`delivery_men where zone_id = ${zone}`)) >= 4);
      assert.equal(
        await count(
          `delivery_men d where not exists (select from marketplace.zones z where z.id = d.zone_id
           and z.area @> polygon(box(point(d.longitude, d.latitude), point(d.longitude, d.latitude))))`,
        ),
        0,
      );
    });

    it('has past orders whose bills add up, and that tell how they came (ORD-2, ORD-7)', async () => {
      assert.equal(
        await count(
          'orders where total <> subtotal - item_discount + add_ons + delivery_fee + packaging_fee',
        ),
        0,
      );
      assert.equal(
        await count(
          `orders o where subtotal <> (select sum(price * quantity) from marketplace.order_items where order_id = o.id)`,
        ),
        0,
      );
      assert.equal(
        await count(
          `orders o where status <> (select status from marketplace.order_events where order_id = o.id order by id desc limit 1)`,
        ),
        0,
      );
    });

    it('has every text in English and in Arabic script', async () => {
      const { rows: columns } = await pool.query(
        `select table_name, column_name from information_schema.columns where table_schema = 'marketplace' and data_type = 'jsonb'
       and column_name in ('name', 'description', 'title', 'address', 'short_description', 'unit_type', 'reason', 'instruction')
       and table_name <> 'orders'`,
      );
      assert.ok(columns.length >= 15);
      for (const { table_name, column_name } of columns) {
        const wrong = await pool.query(
          `select ${column_name} as words from marketplace.${table_name} where ${column_name} is not null
         and not (${column_name} ->> 'en' ~ '[A-Za-z]' and ${column_name} ->> 'en' !~ '[\u0600-\u06ff]' and ${column_name} ->> 'ar' ~ '[\u0600-\u06ff]') limit 3`,
        );
        assert.deepEqual(wrong.rows, [], `${table_name}.${column_name}`);
      }
      // A size that is a number is written alike in both.
      const nested = `select w from marketplace.items, lateral jsonb_path_query(jsonb_build_array(nutritions, allergies, food_variations, choice_options), 'strict $.**{0 to 9} ? (exists(@.en))') w where w ->> 'ar' !~ '[\u0600-\u06ff]' and not (w ->> 'en' ~ '^[0-9]+$' and w ->> 'ar' = w ->> 'en') limit 3`;
      assert.deepEqual((await pool.query(nested)).rows, []);
    });

    it('has no two things of one name in a store', async () => {
      assert.deepEqual(
        await list('select store_id from marketplace.items group by store_id, name having count(*) > 1'),
        [],
      );
    });

    it('geocodes places into their zones and beyond both (LOC-16, LOC-23)', async () => {
      assert.ok((await count('places')) >= 150);
      const zones = await list(
        `select (select z.id from marketplace.zones z where z.area @> polygon(box(point(p.longitude, p.latitude), point(p.longitude, p.latitude))))
       from marketplace.places p where p.id in ('landmark-square-of-the-pearl', 'landmark-lagoon-mall', 'landmark-quarry-hills-lookout') order by p.id`,
      );
      assert.deepEqual(zones, [2, null, 1]);
      for (const zone of [1, 2])
        assert.ok(
          (await count(
            `places p, marketplace.zones z where z.id = ${zone} and z.area @> polygon(box(point(p.longitude, p.latitude), point(p.longitude, p.latitude)))`,
          )) >= 100,
        );
    });

    it('has two zones that touch and do not overlap, one without cash on delivery', async () => {
      assert.deepEqual(await list('select cash_on_delivery from marketplace.zones order by id'), [
        true,
        false,
      ]);
      const corners = (id: number) =>
        list(
          `select corner from marketplace.zones, regexp_split_to_table(trim(both '()' from area::text), '\\),\\(') corner where id = ${id}`,
        );
      const [west, east] = [await corners(1), await corners(2)];
      assert.ok(west.filter((corner) => east.includes(corner)).length >= 5);
      assert.equal(
        await count(
          `places p where (select count(*) from marketplace.zones z where z.area @> polygon(box(point(p.longitude, p.latitude), point(p.longitude, p.latitude)))) > 1`,
        ),
        0,
      );
    });

    it('lets rows be added after its own, and keeps people who signed up when it is filled again', async () => {
      const id = await value(
        `insert into marketplace.customers (f_name, l_name, email, phone, ref_code) values ('N', 'E', 'new@souk.example', '+971501112233', 'NEW') returning id`,
      );
      assert.ok(Number(id) > 1000);
      await pool.query('update marketplace.customers set wallet = 700 where id = $1', [id]);
      await pool.query(
        `insert into marketplace.wallet_entries (customer_id, kind, amount) values ($1, 'fund', 1000), ($1, 'order', -300)`,
        [id],
      );
      assert.equal(await fillDatabase(pool, { items: 500, now }), true);
      assert.equal(await count('items'), 500);
      assert.equal(await count(`customers where email = 'new@souk.example'`), 1);
      assert.equal(
        await value('select sum(amount)::int from marketplace.wallet_entries where customer_id = $1', [id]),
        700,
      );
    });

    it('keeps what people who signed up are interested in when it is filled again, also after a fill that was broken off (MOD-9)', async () => {
      const customer = await value(
        `insert into marketplace.customers (f_name, l_name, email, phone, ref_code) values ('S', 'H', 'keen@souk.example', '+971509998877', 'KEEN') returning id`,
      );
      const [category, other] = await list(
        'select id from marketplace.categories where module_id = 1 and parent_id is null order by id limit 2',
      );
      const choose = (module: number, categories: unknown[]) =>
        pool.query('insert into marketplace.customer_interests values ($1, $2, $3)', [
          customer,
          module,
          categories,
        ]);
      await choose(1, [category, other]);
      await choose(2, []);
      const breakOff = () => {
        throw new Error('broken off');
      };
      await assert.rejects(fillDatabase(pool, { items: 502, now, onProgress: breakOff }), /broken off/);
      assert.equal(await fillDatabase(pool, { items: 502, now }), true);
      const stored = await pool.query(
        'select module_id, category_ids from marketplace.customer_interests where customer_id = $1 order by 1',
        [customer],
      );
      assert.deepEqual(stored.rows, [
        { module_id: 1, category_ids: [category, other] },
        { module_id: 2, category_ids: [] },
      ]);
      assert.equal(await count("settings where key = 'demo_interests_put_aside'"), 0);
    });

    it('keeps private pictures that belong to no order when it is filled again, and no others (RX-5, CHT-4)', async () => {
      await pool.query(`insert into marketplace.guests values ('pictures'::bytea)`);
      const customer = await value(
        `insert into marketplace.customers (f_name, l_name, email, phone, ref_code) values ('P', 'I', 'pictures@souk.example', '+971501112244', 'PIC') returning id`,
      );
      const message = await value(
        `with talk as (insert into marketplace.conversations (customer_id, receiver_type, receiver_id) values ($1, 'store', 1) returning id)
       insert into marketplace.messages (conversation_id, sender_type) select id, 'customer' from talk returning id`,
        [customer],
      );
      const order = await value(
        `insert into marketplace.orders (customer_id, store_id, module_id, status, total)
       select $1, id, module_id, 'pending', 100 from marketplace.stores order by id limit 1 returning id`,
        [customer],
      );
      const picture = (id: string, owner: unknown, purpose: string, more: object = {}) =>
        pool.query(
          `insert into marketplace.files select * from jsonb_populate_record(null::marketplace.files, $1::jsonb)`,
          [
            JSON.stringify({
              id,
              ...(owner === null ? { guest_hash: '\\x7069637475726573' } : { customer_id: owner }),
              purpose,
              width: 1,
              height: 1,
              content: '\\x01',
              created_at: now,
              ...more,
            }),
          ],
        );
      await picture('portrait', customer, 'profile');
      await picture('sent', customer, 'chat', { message_id: message });
      await picture('waiting', null, 'prescription');
      await picture('ordered', customer, 'prescription', { order_id: order });
      await picture('of the demo', 1, 'profile');
      assert.equal(await fillDatabase(pool, { items: 501, now }), true);
      assert.deepEqual(await list('select id from marketplace.files order by id'), [
        'portrait',
        'sent',
        'waiting',
      ]);
      assert.equal(await count('messages'), 1);
    });

    it('continues where a fill was broken off, and lets others read meanwhile', async () => {
      await pool.query(`update marketplace.settings set value = '{"filling": "x"}' where key = 'demo_data'`);
      await pool.query('truncate marketplace.reviews cascade');
      const others = createPool(database.url);
      const events: string[] = [];
      const onProgress = () => {
        if (events.length === 0) void others.query('select 1').then(() => events.push('answered'));
        events.push('step');
      };
      assert.equal(await fillDatabase(pool, { items: 500, now, onProgress }), true);
      await others.end();
      assert.ok(events.includes('answered') && events.at(-1) === 'step', events.join(', '));
      assert.ok((await count('reviews')) > 0);
      assert.equal(await fillDatabase(pool, { items: 500, now }), false);
    });

    it('is filled again where other modules are requested, and serves them', async () => {
      const extraModules = ['flowers'];
      assert.equal(await fillDatabase(pool, { items: 500, now, extraModules }), true);
      assert.equal(await count(`modules where module_type = 'flowers'`), 1);
      assert.ok(
        (await count(
          `items i join marketplace.modules m on m.id = i.module_id where module_type = 'flowers'`,
        )) > 0,
      );
      assert.equal(await fillDatabase(pool, { items: 500, now, extraModules }), false);
      assert.equal(await fillDatabase(pool, { items: 500, now }), true);
      assert.equal(await count('modules'), 5);
    });

    it('refuses to fill a marketplace that holds other data', async () => {
      await pool.query(`delete from marketplace.settings where key = 'demo_data'`);
      await assert.rejects(fillDatabase(pool, { items: 500, now }), ForeignMarketplaceError);
    });
  });
