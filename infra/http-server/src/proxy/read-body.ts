import type { IncomingMessage } from 'node:http';
import type { SharedBudget } from './shared-budget.ts';

/** Why a request's body is not taken, as the status of the answer. */
export class BodyRefusedError extends Error {
  override name = 'BodyRefusedError';
  readonly status: 408 | 413 | 503;

  constructor(status: 408 | 413 | 503, reason: string) {
    super(reason);
    this.status = status;
  }
}

interface ReadOptions {
  maxBytes: number;
  timeoutMs: number;
  budget: SharedBudget;
  address: string;
}

/**
 * Takes a body whole.
 * @throws BodyRefusedError where it is too large, takes too long, or its memory went to others; any other error is the client's that went away.
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs, budget, address }: ReadOptions,
): Promise<{ body: Buffer; release: () => void }> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new BodyRefusedError(413, `more than ${maxBytes} bytes`);
    // What comes nevertheless is read and dropped, so that the answer is seen.
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let length = 0;
    const lease = budget.lease(address, () => fail(new BodyRefusedError(503, 'no memory is left')));
    const timer = setTimeout(() => fail(new BodyRefusedError(408, `more than ${timeoutMs} ms`)), timeoutMs);
    const stop = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('error', fail).off('close', leave);
    };
    function fail(error: Error): void {
      stop();
      lease.release();
      chunks.length = 0;
      // An aborted request says so once more.
      request.on('error', () => undefined).resume();
      reject(error);
    }
    function take(chunk: Buffer): void {
      length += chunk.length;
      if (length > maxBytes) return fail(tooLarge());
      chunks.push(chunk);
      lease.add(chunk.length);
    }
    function finish(): void {
      stop();
      resolve({ body: Buffer.concat(chunks, length), release: () => lease.release() });
    }
    function leave(): void {
      fail(new Error('The client went away.'));
    }
    request.on('data', take).on('end', finish).on('error', fail).on('close', leave);
  });
}
