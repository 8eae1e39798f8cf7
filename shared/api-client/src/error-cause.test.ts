import { ApiError, type ApiErrorKind } from './api-error.ts';
import { errorCause } from './error-cause.ts';

const failed = (kind: ApiErrorKind, status = 0, ...messages: string[]) =>
  new ApiError({ kind, status, errors: messages.map((message) => ({ code: 'x', message })), call: 'GET x' });
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

it('distinguishes a device without a network from a server that does not answer (API-8)', () => {
  online(false);
  expect([errorCause(failed('network')).kind, errorCause(failed('timeout')).kind]).toEqual([
    'offline',
    'offline',
  ]);
  online(true);
  expect([errorCause(failed('network')).kind, errorCause(failed('timeout')).kind]).toEqual([
    'unreachable',
    'slow',
  ]);
});

it('has the words of a server that says no, and blames nobody else for our own fault (API-5, API-6)', () => {
  expect(errorCause(failed('http', 403, 'This zone is closed'))).toEqual({
    kind: 'refused',
    message: 'This zone is closed',
  });
  expect(errorCause(failed('http', 404))).toEqual({ kind: 'refused' });
  expect(errorCause(failed('http', 429, 'Wait a minute'))).toEqual({
    kind: 'server',
    message: 'Wait a minute',
  });
  expect([failed('http', 500, 'stack'), new Error('a bug')].map(errorCause)).toEqual([
    { kind: 'server' },
    { kind: 'server' },
  ]);
});
