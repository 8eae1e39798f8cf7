import { queryClient } from '@souk/api-client';
import type { CallName } from '@souk/contracts';
import { setupServer } from 'msw/node';
import { type Answers, type RecordedRequest, contractHandler } from './handlers.ts';

const requests: RecordedRequest[] = [];
let answers: Answers = {};
let unhandled: string[] = [];

const server = setupServer(
  contractHandler(
    () => answers,
    (request) => void requests.push(request),
  ),
);

/** The marketplace API of a test. It starts with an import of this package, and is reset between tests. */
export const marketplace = {
  /** Sets the answers of calls for the rest of this test; other calls keep theirs. */
  answers(changes: Answers): void {
    answers = { ...answers, ...changes };
  },
  /** The requests of this test: all of them, or those of one call, oldest first. */
  requests(call?: CallName): readonly RecordedRequest[] {
    return call ? requests.filter((request) => request.call === call) : requests;
  },
};

beforeAll(() => {
  server.listen({
    onUnhandledRequest: ({ method, url }) => void unhandled.push(`${method} ${url}`),
  });
  // A failing call is repeated at once: waiting proves nothing.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
});

afterEach(async () => {
  await queryClient.cancelQueries();
  queryClient.clear();
  const strangers = unhandled;
  unhandled = [];
  answers = {};
  requests.length = 0;
  if (strangers.length > 0) throw new Error(`Requests that are not in the contract: ${strangers.join(', ')}`);
});

afterAll(() => server.close());
