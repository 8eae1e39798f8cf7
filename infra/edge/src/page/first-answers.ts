import type { KnownModule } from './modules.ts';
import type { AnswerCache } from './answer-cache.ts';

/** The marketplace data for the first render of a page; the host fetches it again later. */
export interface FirstAnswers {
  /** Of the words in it: what the page shows may be of another language, which only the browser remembers. */
  language: string;
  config: object;
  /** On the landing page alone. */
  landing?: object;
  /** The module that the address names, so that the header is laid out for it. */
  module?: Pick<KnownModule, 'id' | 'module_type'>;
}

/** Null if the marketplace does not respond in time. */
export type FindFirstAnswers = (pathname: string, language: string) => Promise<FirstAnswers | null>;

const CONFIG = '/api/v1/config';
const LANDING = '/api/v1/landing-page';

const record = (answer: unknown): object | null =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : null;

/** Settings and landing words, so that pages bring their name, logo and words along (LAN-2). */
export function createFirstAnswers(answerOf: AnswerCache): FindFirstAnswers {
  return async (pathname, language) => {
    const [config, landing] = await Promise.all([
      answerOf(CONFIG, language).then(record),
      pathname === '/' ? answerOf(LANDING, language).then(record) : null,
    ]);
    return config && { language, config, ...(landing && { landing }) };
  };
}
