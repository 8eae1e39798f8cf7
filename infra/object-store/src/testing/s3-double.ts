import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

/** What goes wrong with a request. */
export type StoreFault =
  /** Refuses, such as 500, 503 or 507 (full); nothing is done. */
  | { answer: number }
  /** Breaks the connection: before anything is done, after it was done, or in the middle of the answer. */
  | { cut: 'before' | 'after' | 'answer' }
  /** Answers with bytes that were never written. */
  | { bytes: Buffer };

export interface StoreRequestSeen {
  method: string;
  /** Without the bucket. */
  key: string;
  conditional: boolean;
}

export interface S3Double {
  /** With key and secret, for `openObjectStore`. */
  url: string;
  /** By key. */
  objects: Map<string, Buffer>;
  requests: StoreRequestSeen[];
  /** Asked before each request; answers what goes wrong with it. Null: nothing does. */
  fault: ((request: StoreRequestSeen) => StoreFault | null) | null;
  /** Continues as a store without conditional writes. */
  ignoreConditions: boolean;
  close(): Promise<void>;
}

const KEY = 'a-key';
const SECRET = 'a/secret+with=signs';
const BUCKET = 'souk';
const PAGE = 3;

/** An S3-compatible store in this process with configurable faults. */
export async function startS3Double(): Promise<S3Double> {
  const server = createServer((request, response) => {
    void serve(double, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: S3Double = {
    url: `s3+http://${KEY}:${encodeURIComponent(SECRET)}@${host}/${BUCKET}?region=here`,
    objects: new Map(),
    requests: [],
    fault: null,
    ignoreConditions: false,
    close: () => closed(server),
  };
  return double;
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

async function serve(double: S3Double, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [bucket = '', ...parts] = decodeURIComponent(url.pathname).slice(1).split('/');
  const key = parts.join('/');
  const { method = 'GET' } = request;
  const conditional = request.headers['if-none-match'] === '*';
  const seen: StoreRequestSeen = { method, key, conditional };
  double.requests.push(seen);

  const fail = (status: number, code: string) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  const errorCode = await signatureError(request, url, body);
  if (errorCode) return fail(403, errorCode);
  if (bucket !== BUCKET) return fail(404, 'NoSuchBucket');
  const fault = double.fault?.(seen) ?? null;
  if (fault && 'answer' in fault)
    return fail(fault.answer, fault.answer === 507 ? 'StorageFull' : 'InternalError');
  if (fault && 'cut' in fault && fault.cut === 'before') return void request.socket.destroy();

  const stored = double.objects.get(key);
  const done = (status: number, headers: Record<string, string> = {}, answer: Buffer = Buffer.alloc(0)) => {
    if (fault && 'cut' in fault && fault.cut === 'after') return void request.socket.destroy();
    response.writeHead(status, { ...headers, 'content-length': answer.length });
    if (fault && 'cut' in fault)
      return void response.write(answer.subarray(0, answer.length / 2), () => request.socket.destroy());
    response.end(answer);
  };
  if (method === 'PUT') {
    if (conditional && stored && !double.ignoreConditions) return fail(412, 'PreconditionFailed');
    double.objects.set(key, fault && 'bytes' in fault ? fault.bytes : body);
    return done(200);
  }
  if (method === 'DELETE') {
    double.objects.delete(key);
    return done(204);
  }
  if (key === '') return done(200, { 'content-type': 'application/xml' }, page(double, url));
  if (!stored) return fail(404, 'NoSuchKey');
  return done(200, {}, fault && 'bytes' in fault ? fault.bytes : stored);
}

/** A few keys at a time, so that callers that list have to page. */
function page({ objects }: S3Double, { searchParams }: URL): Buffer {
  const keys = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort();
  const start = Number(searchParams.get('continuation-token') ?? 0);
  const more = start + PAGE < keys.length;
  const contents = keys
    .slice(start, start + PAGE)
    .map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`);
  return Buffer.from(
    `<ListBucketResult>${contents.join('')}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : ''}</ListBucketResult>`,
  );
}

/** The code of what is wrong with a request's signature, or null. */
async function signatureError(request: IncomingMessage, url: URL, body: Buffer): Promise<string | null> {
  const authorization = request.headers.authorization ?? '';
  if (!authorization.includes(`Credential=${KEY}/`)) return 'InvalidAccessKeyId';
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== sha256) return 'XAmzContentSHA256Mismatch';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    url: url.href,
    method: request.method ?? 'GET',
    headers: Object.fromEntries(signed.map((name) => [name, String(request.headers[name])])),
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'here',
    datetime: String(request.headers['x-amz-date']),
  });
  return (await signer.sign()).headers.get('authorization') === authorization
    ? null
    : 'SignatureDoesNotMatch';
}
