import assert from 'node:assert/strict';
import { it } from 'node:test';
import { informationPath, INFORMATION_PAGES, isPrivatePath } from '@souk/contracts';
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
  for (const { of, en } of parts)
    for (const to of links(en)) assert.ok(pages.includes(to) || isPrivatePath(to), `${of} leads to ${to}`);
});
