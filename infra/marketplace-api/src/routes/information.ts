import { hasInformationPage, isInformationPage } from '@souk/contracts';
import { informationCalls, type InformationPage } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { wordsIn, type Words } from '../entities/words.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { sanitiseHtml } from '../information/sanitise-html.ts';
import { row, type Queryable } from '../sql.ts';
import type { Language } from '../texts/say.ts';

interface InformationRow {
  title: Words;
  description: Words;
  content: Words;
  questions: { question: Words; answer: Words }[];
  updated_at: Date;
}

/** The marketplace's own words: terms, policies, about and help (FTR-9). */
export function informationRoutes(route: Route, { pool }: Context): void {
  for (const call of Object.values(informationCalls))
    route(call, ({ visit: { language } }) => readPage(pool, call.path.slice('/api/v1/'.length), language));
}

async function readPage(db: Queryable, name: string, language: Language): Promise<InformationPage> {
  if (!isInformationPage(name) || !hasInformationPage(name, await readSettings(db))) throw notFound('page');
  const page = await row<InformationRow>(
    db,
    sql`select title, description, content, questions, updated_at from marketplace.information_pages where slug = ${name}`,
  );
  if (!page) throw notFound('page');
  return {
    title: wordsIn(language, page.title),
    description: wordsIn(language, page.description),
    content: sanitiseHtml(wordsIn(language, page.content)),
    questions: page.questions.map(({ question, answer }) => ({
      question: wordsIn(language, question),
      answer: sanitiseHtml(wordsIn(language, answer)),
    })),
    updated_at: page.updated_at.toISOString(),
  };
}
