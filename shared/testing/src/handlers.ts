import { calls } from '@souk/contracts/api';
import type { Answer, Call, CallName } from '@souk/contracts/api';
import { delay, HttpHandler, HttpResponse } from 'msw';
import { problemsOf, problemsOfText } from './contract-check.ts';
import { defaultAnswers } from './default-answers.ts';
import { Failure, refuses } from './failure.ts';

/** One request, as the marketplace of a test received it. */
export interface RecordedRequest {
  call: CallName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Reply<T> = T | Failure;

/** What calls answer in a test: a value, a failure, or a function of the request. */
export type Answers = {
  [N in CallName]?:
    | Reply<Answer<N>>
    | ((request: RecordedRequest) => Reply<Answer<N>> | Promise<Reply<Answer<N>>>);
};

async function respond(reply: unknown): Promise<Response> {
  if (!(reply instanceof Failure)) return HttpResponse.json(reply as object);
  if (reply.status === 'network') return HttpResponse.error();
  if (reply.status === 'pending') await delay('infinite');
  return HttpResponse.json({ errors: reply.errors }, { status: Number(reply.status) });
}

interface Route {
  name: CallName;
  definition: Call;
  path: RegExp;
}

/** Every call's path as an expression with a group for each named part; whatever stands before it is the origin's. */
const routes: readonly Route[] = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  definition: calls[name],
  path: new RegExp(`${calls[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

/** The call of a request and the named parts of its path; none for what the contract does not know. */
function callOf({ method, url }: Request) {
  const { pathname } = new URL(url);
  for (const { name, definition, path } of routes) {
    const groups = definition.method === method ? path.exec(pathname) : null;
    if (!groups) continue;
    const params = Object.entries(groups.groups ?? {}).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ]);
    return { name, definition, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}

/** Handles the calls of the contract, and leaves everything else to the check for unknown requests. */
class ContractHandler extends HttpHandler {
  constructor(respond: (request: Request) => Promise<Response>) {
    super(/./, '*', ({ request }) => respond(request));
  }

  override predicate({ request }: { request: Request }): boolean {
    return callOf(request) !== undefined;
  }
}

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
function objections(definition: Call, { params, query, body }: RecordedRequest): string[] {
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
 * Answers every call of the contract. A request that the contract refuses gets 422, whatever the test wants answered,
 * and an answer that the contract does not allow throws: a test never runs on what cannot be. It is one handler, made
 * once: a hundred, made for each test and tried in turn for each request, take longer than many tests.
 */
export function contractHandler(
  answersNow: () => Answers,
  onRequest: (request: RecordedRequest) => void = () => {},
): HttpHandler {
  return new ContractHandler(async (request) => {
    const found = callOf(request);
    if (!found) throw new Error(`Not a call of the contract: ${request.method} ${request.url}`);
    const { name, definition, params } = found;
    const recorded: RecordedRequest = {
      call: name,
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: definition.files ? await fieldsOf(request) : await jsonOf(request),
      headers: request.headers,
    };
    onRequest(recorded);
    const wrong = objections(definition, recorded);
    if (wrong.length > 0) return respond(refuses(422, `${name}: ${wrong.join('; ')}`, 'contract'));

    const answer: unknown = answersNow()[name] ?? defaultAnswers[name]();
    const reply: unknown = typeof answer === 'function' ? await answer(recorded) : answer;
    const broken = reply instanceof Failure ? [] : problemsOf(definition.response, reply);
    if (broken.length > 0) throw new Error(`The answer of ${name} breaks the contract: ${broken.join('; ')}`);
    return respond(reply);
  });
}
