import { hasInformationPage, isInformationPage } from '@souk/contracts';
import { informationCalls, type InformationPage } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { sanitiseHtml } from '../information/sanitise-html.ts';
import { row, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

interface InformationRow {
  title: LocalizedText;
  description: LocalizedText;
  content: LocalizedText;
  questions: { question: LocalizedText; answer: LocalizedText }[];
  updated_at: Date;
}

/** The marketplace's pages: terms, policies, about and help (FTR-9). */
export function informationRoutes(route: Route, { pool }: Context): void {
  for (const call of Object.values(informationCalls))
    route(call, ({ requestContext: { language } }) =>
      readPage(pool, call.path.slice('/api/v1/'.length), language),
    );
}

async function readPage(db: Queryable, name: string, language: Language): Promise<InformationPage> {
  if (!isInformationPage(name) || !hasInformationPage(name, await readSettings(db))) throw notFound('page');
  const page = await row<InformationRow>(
    db,
    sql`select title, description, content, questions, updated_at from marketplace.information_pages where slug = ${name}`,
  );
  if (!page) throw notFound('page');
  return {
    title: textIn(language, page.title),
    description: textIn(language, page.description),
    content: sanitiseHtml(textIn(language, page.content)),
    questions: page.questions.map(({ question, answer }) => ({
      question: textIn(language, question),
      answer: sanitiseHtml(textIn(language, answer)),
    })),
    updated_at: page.updated_at.toISOString(),
  };
}
