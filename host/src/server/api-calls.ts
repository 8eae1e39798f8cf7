import { api } from '@souk/api-client';
import type { RenderCall } from '@souk/contracts';

type Adapter = Extract<typeof api.defaults.adapter, (...args: never) => unknown>;
type Config = Parameters<Adapter>[0];
type Response = Awaited<ReturnType<Adapter>>;

interface WaitingCall {
  config: Config;
  resolve(response: Response): void;
  reject(error: unknown): void;
}

let calls: RenderCall[] = [];
let latest = 0;
const waiting = new Map<number, WaitingCall>();

/** Puts calls of the API into a list, since nothing here can reach a network. What is not a GET stays without an answer. */
api.defaults.adapter = (config) =>
  new Promise((resolve, reject) => {
    if (config.method?.toLowerCase() !== 'get') return;
    const id = ++latest;
    waiting.set(id, { config, resolve, reject });
    calls.push({ id, path: api.getUri(config) });
  });

/** Calls that were made since this was asked last. */
export function takeCalls(): readonly RenderCall[] {
  const taken = calls;
  calls = [];
  return taken;
}

/** Forgets the calls of an earlier page. */
export function forgetCalls(): void {
  calls = [];
  waiting.clear();
}

/** @param body null where there is no answer: the call stays pending */
export function answerCall(id: number, status: number, body: string | null): void {
  const call = waiting.get(id);
  waiting.delete(id);
  if (!call || body === null) return;
  const { config, resolve, reject } = call;
  const transform = [config.transformResponse ?? []].flat();
  const data: unknown = transform.reduce<unknown>(
    (value, each) => each.call(config, value as string, config.headers, status) as unknown,
    body,
  );
  const response = { data, status, statusText: '', headers: {}, config };
  if (status >= 200 && status < 300) resolve(response);
  else
    reject(Object.assign(new Error(`The API answered ${status}`), { isAxiosError: true, config, response }));
}
