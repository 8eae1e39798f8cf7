import { calls } from '@souk/contracts/api';
import type { Answer, Call, CallName } from '@souk/contracts/api';
import { delay, http, type HttpHandler, HttpResponse, type PathParams } from 'msw';
import { problemsOf, problemsOfText } from './contract-check.ts';
import { defaultAnswers } from './default-answers.ts';
import { Failure, refuses } from './failure.ts';

/** One request, as the marketplace of a test received it. */
export interface Asked {
  call: CallName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Reply<T> = T | Failure;

/** What calls answer in a test: a value, a failure, or a function of what was asked. */
export type Answers = {
  [N in CallName]?: Reply<Answer<N>> | ((asked: Asked) => Reply<Answer<N>> | Promise<Reply<Answer<N>>>);
};

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

async function respond(reply: unknown): Promise<Response> {
  if (!(reply instanceof Failure)) return HttpResponse.json(reply as object);
  if (reply.status === 'network') return HttpResponse.error();
  if (reply.status === 'pending') await delay('infinite');
  return HttpResponse.json({ errors: reply.errors }, { status: Number(reply.status) });
}

/** The named parts of a path; the origin, which the wildcard before it takes, has none. */
const named = (params: PathParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (/^\d+$/.test(key) ? [] : [[key, String(value)]])),
  );

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** The texts of a form, and lists of them by names that end in `[]`; its pictures are not looked at. */
async function fieldsOf(request: Request): Promise<Record<string, string | string[]>> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') continue;
    const list = name.endsWith('[]') ? name.slice(0, -2) : null;
    if (list === null) fields[name] = value;
    else fields[list] = [...(fields[list] ?? []), value];
  }
  return fields;
}

/** What the contract has against a request. */
function objections(definition: Call, { params, query, body }: Asked): string[] {
  return [
    ...(definition.params ? problemsOfText(definition.params, params) : []),
    ...(definition.query ? problemsOfText(definition.query, query) : []),
    ...(definition.body && definition.files
      ? problemsOfText(definition.body, body as Record<string, string | string[]>)
      : []),
    ...(definition.body && !definition.files ? problemsOf(definition.body, body) : []),
  ];
}

/**
 * A handler for every call of the contract. A request that the contract refuses gets 422, whatever the test wants
 * answered, and an answer that the contract does not allow throws: a test never runs on what cannot be.
 */
export function handlers(answers: Answers = {}, onAsked: (asked: Asked) => void = () => {}): HttpHandler[] {
  const names = Object.keys(calls) as CallName[];
  return names.map((name) => {
    const definition: Call = calls[name];
    return methods[definition.method](`*${definition.path}`, async ({ request, params }) => {
      const asked: Asked = {
        call: name,
        params: named(params),
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: definition.files ? await fieldsOf(request) : await jsonOf(request),
        headers: request.headers,
      };
      onAsked(asked);
      const wrong = objections(definition, asked);
      if (wrong.length > 0) return respond(refuses(422, `${name}: ${wrong.join('; ')}`, 'contract'));

      const answer: unknown = answers[name] ?? defaultAnswers[name]();
      const reply: unknown = typeof answer === 'function' ? await answer(asked) : answer;
      const broken = reply instanceof Failure ? [] : problemsOf(definition.response, reply);
      if (broken.length > 0) throw new Error(`no server answers ${name} so: ${broken.join('; ')}`);
      return respond(reply);
    });
  });
}
