import type { IncomingMessage } from 'node:http';
import type { SharedBudget } from './shared-budget.ts';

/** Why a request body is refused, as the status of the response. */
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
 * Reads a complete body.
 * @throws BodyRefusedError where it is too large, too slow, or its memory was revoked; any other error means that the client disconnected.
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs, budget, address }: ReadOptions,
): Promise<{ body: Buffer; release: () => void }> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new BodyRefusedError(413, `The request body is larger than ${maxBytes} bytes.`);
    // The rest of the body is read and dropped, so that the client reads the response.
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let length = 0;
    const lease = budget.lease(address, () =>
      fail(new BodyRefusedError(503, 'The memory for request bodies is used up.')),
    );
    const timer = setTimeout(
      () => fail(new BodyRefusedError(408, `The request body did not arrive within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    const stop = () => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', fail).off('close', onClose);
    };
    function fail(error: Error): void {
      stop();
      lease.release();
      chunks.length = 0;
      // An aborted request emits another error.
      request.on('error', () => undefined).resume();
      reject(error);
    }
    function onData(chunk: Buffer): void {
      length += chunk.length;
      if (length > maxBytes) return fail(tooLarge());
      chunks.push(chunk);
      lease.add(chunk.length);
    }
    function onEnd(): void {
      stop();
      resolve({ body: Buffer.concat(chunks, length), release: () => lease.release() });
    }
    function onClose(): void {
      fail(new Error('The client disconnected.'));
    }
    request.on('data', onData).on('end', onEnd).on('error', fail).on('close', onClose);
  });
}
