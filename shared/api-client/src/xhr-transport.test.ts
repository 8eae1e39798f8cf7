import { getEventListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiCall } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

/** What the server received, and whether it answers. */
let received: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let isSilent = false;
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    // The page's own question whether it may ask another origin.
    if (request.method === 'OPTIONS') return response.end();
    received.push({ method: request.method, headers: request.headers, body: await text(request) });
    if (isSilent) return;
    if (request.url === '/cut') return request.socket.destroy();
    response.statusCode = request.url === '/refused' ? 422 : 200;
    response.end('{"said":"größer"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  received = [];
  isSilent = false;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Sends a call to the server of this test. */
const send = ({ url = '', ...call }: Partial<ApiCall> = {}) =>
  xhrTransport({
    method: 'GET',
    headers: {},
    timeout: 0,
    ...call,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${url}`,
  });

/** The browser's request of a call that waits for its answer. */
async function waitingRequest(call: Partial<ApiCall> = {}) {
  isSilent = true;
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const answer = send(call);
  const [request] = sent.mock.contexts as XMLHttpRequest[];
  if (!request) throw new Error('nothing was sent');
  while (received.length === 0) await new Promise((done) => setTimeout(done, 5));
  return { request, answer };
}

it('sends a call as it is, and returns status and text of an answer, a refusal’s too (API-1, API-8)', async () => {
  const body = '{"name":"größer"}';
  const headers = { 'content-type': 'application/json', zoneid: '[1,2]' };
  const answer = '{"said":"größer"}';
  expect(await send({ method: 'PUT', headers, body })).toEqual({ status: 200, body: answer });
  expect(received).toMatchObject([{ method: 'PUT', headers, body }]);
  expect(await send({ url: 'refused' })).toEqual({ status: 422, body: answer });
});

it('gives up on a server that does not answer in time (API-8)', async () => {
  isSilent = true;
  expect(await send({ timeout: 50 })).toEqual({ status: 0, body: '', failure: 'timeout' });
});

it('says that the network failed where it did (API-8)', async () => {
  // What jsdom says of it.
  jest.spyOn(console, 'error').mockReturnValue();
  expect(await send({ url: 'cut' })).toEqual({ status: 0, body: '', failure: 'network' });
});

it('takes a page that is left for no failure of the network (API-8)', async () => {
  const { request, answer } = await waitingRequest();
  request.abort();
  expect(await answer).toEqual({ status: 0, body: '', failure: 'aborted' });
});

it('notices it, too, where the browser reports no more than the end of the request (API-8)', async () => {
  const { request, answer } = await waitingRequest();
  request.dispatchEvent(new ProgressEvent('loadend'));
  expect(await answer).toMatchObject({ status: 0, failure: 'aborted' });
  request.abort();
});

it('stops a call that is no longer wanted, and sends none that was not wanted before (API-14)', async () => {
  const controller = new AbortController();
  const { request, answer } = await waitingRequest({ signal: controller.signal });
  const ended = new Promise((done) => request.addEventListener('abort', done));
  controller.abort();
  expect(await answer).toMatchObject({ failure: 'aborted' });
  await ended;
  const { length } = received;
  expect(await send({ signal: controller.signal })).toMatchObject({ failure: 'aborted' });
  expect(XMLHttpRequest.prototype.send).toHaveBeenCalledTimes(1);
  expect(received).toHaveLength(length);
});

it('leaves nothing of an answered call at its signal', async () => {
  const { signal } = new AbortController();
  await send({ signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('tells how much of a picture has been sent, none of it where its size is unknown (CHT-4, RX-3)', async () => {
  const onUploadProgress = jest.fn();
  const { request } = await waitingRequest({ method: 'POST', body: 'a picture', onUploadProgress });
  const tell = (progress: ProgressEventInit) =>
    request.upload.dispatchEvent(new ProgressEvent('progress', progress));
  onUploadProgress.mockClear();
  tell({ lengthComputable: true, loaded: 50, total: 200 });
  tell({ lengthComputable: true, loaded: 200, total: 200 });
  tell({ lengthComputable: false, loaded: 50 });
  expect(onUploadProgress.mock.calls).toEqual([[0.25], [1], [0]]);
  request.abort();
});

it('rejects with the mistake itself where a header cannot be sent', async () => {
  await expect(send({ headers: { 'no name': '1' } })).rejects.toHaveProperty('name', 'SyntaxError');
});
