import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './answer-errors.ts';

describe('what is logged as an error', () => {
  let app: FastifyInstance;
  const logged: string[] = [];
  let onSend = () => undefined as unknown;
  let onError = () => undefined as unknown;
  before(async () => {
    app = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    });
    answerErrors(app);
    app.addHook('onSend', async () => void onSend());
    app.addHook('onError', async () => void setImmediate(onError));
    // Like a response that is still being compressed.
    app.post('/unwritten', async () => new PassThrough());
    app.get('/broken', async () => {
      throw new Error('a mistake of ours');
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(() => app.close());

  it('is not who leaves before the answer is there', async () => {
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    onSend = () => setImmediate(() => client.destroy());
    const failed = new Promise<void>((resolve) => (onError = resolve));
    client.write(
      'POST /unwritten HTTP/1.1\r\nHost: souk\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    await failed;
    assert.deepEqual(logged, []);
  });

  it('is a mistake of the API itself', async () => {
    assert.equal((await app.inject('/broken')).statusCode, 500);
    assert.match(logged.splice(0).join(), /a mistake of ours/);
  });
});
