import { readFileSync } from 'node:fs';
import { inBothLanguages, readTable } from '../read-table.ts';
import { words } from '../words.ts';

/** The fixed date of the demo's texts, independent of the day of the fill. */
const WRITTEN_AT = '2026-09-01T08:00:00Z';

const pages = readTable('information/pages', ['slug', ...inBothLanguages('title', 'description')]);

/** Frequently asked questions, with answers as HTML, for the help page (FTR-9). */
const frequentQuestions = () =>
  readTable('information/questions', inBothLanguages('question', 'answer')).map((row) => ({
    question: row.words('question'),
    answer: row.words('answer'),
  }));

const contentOf = (slug: string, language: string) =>
  readFileSync(new URL(`../../data/information/${slug}.${language}.html`, import.meta.url), 'utf8');

/** The marketplace's own pages (FTR-9). */
export const informationRows = () =>
  pages.map((row, index) => {
    const slug = row.text('slug');
    return {
      id: index + 1,
      slug,
      title: row.words('title'),
      description: row.words('description'),
      content: words(contentOf(slug, 'en'), contentOf(slug, 'ar')),
      questions: slug === 'help-and-support' ? frequentQuestions() : [],
      updated_at: WRITTEN_AT,
    };
  });
