import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import type { FirebaseOptions } from '../firebase-options.ts';
import { aBrowserConfig, PROJECT } from './firebase.ts';

/** A message as Firebase Cloud Messaging receives it. */
export interface AcceptedMessage {
  token: string;
  data: Record<string, string>;
  webpush: { headers: Record<string, string> };
}

/** The response to a message: a status and an error code; null: none. */
type FcmAnswer = { status: number; errorCode?: string } | null;

/** Google's token and messaging calls on this machine. */
export interface FakeFcm {
  /** Accepted messages. */
  accepted: AcceptedMessage[];
  /** All messages, accepted or not. */
  requests: AcceptedMessage[];
  /** How many times a token was requested. */
  grants: number;
  answer: (message: AcceptedMessage) => FcmAnswer;
  options: FirebaseOptions;
  /** Resolves when the condition holds after a message. */
  until(holds: () => boolean): Promise<void>;
  close(): Promise<void>;
}

const read = async (stream: AsyncIterable<Buffer>) => {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
};

export async function startFakeFcm(): Promise<FakeFcm> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const waiting: { holds: () => boolean; done: () => void }[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void read(request).then(async (text) => {
      if (request.url === '/token') {
        const params = new URLSearchParams(text);
        const { payload } = await jwtVerify(params.get('assertion') ?? '', publicKey, {
          issuer: 'sender@souk.example',
          audience: `${url}/token`,
        });
        if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') return answer(400, {});
        fake.grants += 1;
        return answer(200, { access_token: 'an-access-token', expires_in: 3600 });
      }
      const isRight =
        request.url === `/v1/projects/${PROJECT}/messages:send` &&
        request.headers.authorization === 'Bearer an-access-token';
      if (!isRight) return answer(401, { error: { status: 'UNAUTHENTICATED' } });
      const { message } = JSON.parse(text) as { message: AcceptedMessage };
      fake.requests.push(message);
      const said = fake.answer(message);
      if (said?.status === 200) fake.accepted.push(message);
      for (const { holds, done } of waiting) if (holds()) done();
      if (said?.status === 200) answer(200, { name: 'projects/x/messages/1' });
      else if (said)
        answer(said.status, { error: { status: said.errorCode, details: [{ errorCode: said.errorCode }] } });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeFcm = {
    accepted: [],
    requests: [],
    grants: 0,
    answer: () => ({ status: 200 }),
    options: {
      browser: aBrowserConfig({ sender_id: '1', vapid_key: 'a-public-key' }),
      serviceAccount: {
        client_email: 'sender@souk.example',
        private_key: await exportPKCS8(privateKey),
        token_uri: `${url}/token`,
      },
      messagingUrl: url,
    },
    until: (holds) =>
      new Promise((done) => {
        if (holds()) done();
        else waiting.push({ holds, done });
      }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}
