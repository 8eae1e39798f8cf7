import { readCookie, writeCookie } from './cookie.ts';
import { serviceWorkers } from './service-workers.ts';
import { openTabChannel } from './tab-channel.ts';
import { withLock } from './with-lock.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refused: [object, string][] = [];
const refuseGetter = (target: object, name: string) => {
  Object.defineProperty(target, name, { get: refuse, set: refuse, configurable: true });
  refused.push([target, name]);
};
afterEach(() => {
  for (const [target, name] of refused.splice(0)) Reflect.deleteProperty(target, name);
});

describe('in a browser that blocks site data', () => {
  it('reads no cookie and writes none', () => {
    refuseGetter(document, 'cookie');
    expect(() => writeCookie('souk_zone', '[1]')).not.toThrow();
    expect(readCookie('souk_zone')).toBeNull();
  });

  it('works alone where tabs cannot reach each other', () => {
    jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(refuse);
    const channel = openTabChannel('souk-test', () => undefined);
    expect(() => {
      channel.post('anybody there?');
      channel.close();
    }).not.toThrow();
  });

  it('has no service workers', () => {
    refuseGetter(navigator, 'serviceWorker');
    expect(serviceWorkers()).toBeNull();
  });

  it('runs without a lock, once', async () => {
    const work = jest.fn(async () => 'done');
    refuseGetter(navigator, 'locks');
    await expect(withLock('guest', work)).resolves.toBe('done');
    Object.defineProperty(navigator, 'locks', {
      value: { request: async () => refuse() },
      configurable: true,
    });
    await expect(withLock('guest', work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('runs nothing a second time that failed under its lock', async () => {
    const work = jest.fn(() => Promise.reject(new Error('refused by the server')));
    Object.defineProperty(navigator, 'locks', {
      value: { request: (_: string, __: object, run: () => Promise<unknown>) => run() },
      configurable: true,
    });
    refused.push([navigator, 'locks']);
    await expect(withLock('guest', work)).rejects.toThrow('refused by the server');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
