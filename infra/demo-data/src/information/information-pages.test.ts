import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ACCOUNT_PAGES, informationPath, INFORMATION_PAGES, isPrivatePath } from '@souk/contracts';
import { settingRows } from '../settings.ts';
import { textOf } from '../texts.ts';
import { informationRows } from './information-pages.ts';

const rows = informationRows();
const parts = rows.flatMap(({ slug, content, questions }) => [
  { of: slug, en: content.en, ar: content.ar },
  ...questions.map(({ question, answer }) => ({ of: question.en, ...answer })),
]);
const tags = (html: string) => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag]) => tag);
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => String(to));

it('has every page of the marketplace’s own words (FTR-4, FTR-9)', () => {
  assert.deepEqual(rows.map(({ slug }) => slug).toSorted(), INFORMATION_PAGES.toSorted());
});

it('says the same in both languages, part for part (FTR-9)', () => {
  for (const { of, en, ar } of parts) {
    assert.deepEqual(tags(ar), tags(en), of);
    assert.deepEqual(links(ar), links(en), of);
    assert.match(ar, /[\u0600-\u06ff]/, of);
    assert.doesNotMatch(en, /[\u0600-\u06ff]/, of);
  }
});

it('leads only to pages that there are (FTR-4)', () => {
  const pages = INFORMATION_PAGES.map(informationPath);
  const accountPages: readonly string[] = ACCOUNT_PAGES;
  for (const { of, en } of parts)
    for (const to of links(en)) {
      const { pathname, searchParams } = new URL(to, 'https://souk.example');
      const page = searchParams.get('page');
      assert.ok(
        pages.includes(to) || (isPrivatePath(pathname) && (page === null || accountPages.includes(page))),
        `${of} leads to ${to}`,
      );
    }
});

it('says that an account is deleted in the profile, where the button is (PRF-8)', () => {
  const answer = parts.find(({ of }) => of === 'How do I delete my account?');
  assert.deepEqual(links(answer?.en ?? '')[0], '/profile?page=profile-settings');
});

it('names everywhere the days in which the marketplace takes a refund request (ORD-6)', () => {
  const days = settingRows().find(({ key }) => key === 'refund_days')?.value;
  const { en: announced, ar } = textOf('announcement.ecommerce');
  const refunds = parts.filter(({ of }) => of === 'refund-policy' || of.startsWith('Something is missing'));
  const texts = [...refunds, { of: 'announcement', en: announced, ar }];
  assert.equal(texts.length, 3);
  for (const { of, en, ar: inArabic } of texts) {
    // Working days are another thing: how long the money takes.
    const named = [...en.matchAll(/(\d+) days/g)].map(([, count]) => Number(count));
    assert.deepEqual([...new Set(named)], [days], of);
    assert.match(inArabic, new RegExp(`خلال ${String(days)} أيام`), of);
  }
});
