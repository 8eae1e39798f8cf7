import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { INFORMATION_PAGES } from '@souk/contracts';
import type { InformationPage, SitemapEntry } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';

for (const database of testDatabases())
  describe(`the marketplace's own words, on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    const read = (name: string, headers: Record<string, string> = {}) =>
      api.get<InformationPage>(`/api/v1/${name}`, headers);
    const set = (key: string, value: number) =>
      api.pool.query(
        `insert into marketplace.settings (key, value) values ($1, $2::jsonb)
         on conflict (key) do update set value = excluded.value`,
        [key, JSON.stringify(value)],
      );

    it('are public, in the language of the visitor (FTR-4, FTR-9, AMB-26)', async () => {
      for (const name of INFORMATION_PAGES) {
        const { status, body } = await read(name);
        assert.deepEqual([status, body.title], [200, `The ${name}`]);
        assert.ok(Number.isFinite(Date.parse(body.updated_at)), body.updated_at);
      }
      const { body } = await read('privacy-policy', { 'X-localization': 'ar' });
      assert.equal(body.title, 'The privacy-policy بالعربية');
    });

    it('contain nothing that could run, answers included (FTR-9)', async () => {
      await api.pool.query(
        `update marketplace.information_pages set content = $1, questions = $2 where slug = 'about-us'`,
        [
          { en: '<p onclick="x()">We</p><script>alert(1)</script>' },
          JSON.stringify([
            { question: { en: 'Who?' }, answer: { en: '<img src=x onerror=alert(1)><p>Us</p>' } },
          ]),
        ],
      );
      const { body } = await read('about-us');
      assert.equal(body.content, '<p>We</p>');
      assert.deepEqual(body.questions, [{ question: 'Who?', answer: '<p>Us</p>' }]);
    });

    it('contain the date of their last change, which nobody maintains', async () => {
      const changed = async () => (await read('terms-and-conditions')).body.updated_at;
      const before = await changed();
      const write = (assignment: string) =>
        api.pool.query(
          `update marketplace.information_pages set ${assignment} where slug = 'terms-and-conditions'`,
        );
      await write(`description = '{"en": "Another line"}'`);
      assert.equal(await changed(), before, 'the line for search engines is no news to customers');
      await write(`content = '{"en": "<p>New terms</p>"}'`);
      assert.ok((await changed()) > before);
    });

    it('are not there while their status is 0, nor in the sitemap (FTR-1)', async () => {
      for (const [status, name] of [
        ['refund_policy', 'refund-policy'],
        ['cancelation_policy', 'cancellation-policy'],
        ['shipping_policy', 'shipping-policy'],
      ] as const) {
        await set(status, 0);
        const refused = await api.get<Refusal>(`/api/v1/${name}`);
        assert.deepEqual([refused.status, refused.body.errors[0]?.code], [404, 'not_found']);
        const listed = (await api.get<SitemapEntry[]>('/api/v1/sitemap/information/1')).body;
        assert.deepEqual(
          listed.map(({ slug }) => slug).toSorted(),
          INFORMATION_PAGES.filter((each) => each !== name).toSorted(),
        );
        await set(status, 1);
        assert.equal((await read(name)).status, 200);
      }
    });

    it('are missing rather than empty where no text exists', async () => {
      await api.pool.query(`delete from marketplace.information_pages where slug = 'help-and-support'`);
      assert.equal((await read('help-and-support')).status, 404);
    });
  });
