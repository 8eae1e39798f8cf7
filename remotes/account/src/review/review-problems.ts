import { ApiError } from '@souk/api-client';

const FIELDS = ['rating', 'comment', 'files'] as const;
type ReviewField = (typeof FIELDS)[number];

/** What is wrong with a review, at its fields; `form` is what concerns none of them. */
export type ReviewProblems = Partial<Record<ReviewField | 'form', string>>;

/** Why a review was not sent: the server's words, or those given where it had none. */
export function problemsOf(error: unknown, otherwise: string): ReviewProblems {
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length === 0) return { form: otherwise };
  const problems: ReviewProblems = {};
  for (const { code, message } of errors) {
    const part = FIELDS.find((field) => field === code) ?? 'form';
    problems[part] = [problems[part], message].filter(Boolean).join('\n');
  }
  return problems;
}
