import { queryClient } from '@souk/api-client';
import type { CallName } from '@souk/contracts';
import { setupServer } from 'msw/node';
import { type Answers, type Asked, contractHandler } from './handlers.ts';

const asked: Asked[] = [];
let answers: Answers = {};
let unhandled: string[] = [];

const server = setupServer(
  contractHandler(
    () => answers,
    (request) => void asked.push(request),
  ),
);

/** The marketplace API of a test. Whoever imports this package has it; it forgets everything between tests. */
export const marketplace = {
  /** Says what calls answer for the rest of this test; other calls keep their answers. */
  answers(changes: Answers): void {
    answers = { ...answers, ...changes };
  },
  /** What was asked in this test: all of it, or one call's requests, oldest first. */
  asked(call?: CallName): readonly Asked[] {
    return call ? asked.filter((request) => request.call === call) : asked;
  },
};

beforeAll(() => {
  server.listen({
    onUnhandledRequest: ({ method, url }) => void unhandled.push(`${method} ${url}`),
  });
  // A failing call is asked again at once: waiting proves nothing.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
});

afterEach(async () => {
  await queryClient.cancelQueries();
  queryClient.clear();
  const strangers = unhandled;
  unhandled = [];
  answers = {};
  asked.length = 0;
  if (strangers.length > 0) throw new Error(`Requests that are not in the contract: ${strangers.join(', ')}`);
});

afterAll(() => server.close());
