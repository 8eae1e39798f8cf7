import type { ErrorBody } from '@souk/contracts';

/** A call that goes wrong on purpose: a refusal, a broken network, or no answer at all. */
export class Failure {
  readonly status: number | 'network' | 'pending';
  readonly errors: ErrorBody['errors'];

  constructor(status: Failure['status'], errors: ErrorBody['errors'] = []) {
    this.status = status;
    this.errors = errors;
  }
}

/** The server refuses (API-8). */
export const refuses = (status: number, message = 'Something went wrong', code = 'error'): Failure =>
  new Failure(status, [{ code, message }]);

/** There is no answer: the network is down. */
export const unreachable = (): Failure => new Failure('network');

/** The answer never comes; for what is shown meanwhile. */
export const pending = (): Failure => new Failure('pending');
