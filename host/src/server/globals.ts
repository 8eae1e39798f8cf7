import atob from 'core-js-pure/actual/atob';
import btoa from 'core-js-pure/actual/btoa';
import URLOfCoreJs from 'core-js-pure/actual/url';
import URLSearchParamsOfCoreJs from 'core-js-pure/actual/url-search-params';

/** Why a signal says that something was called off. */
class AbortError extends Error {
  override name = 'AbortError';
}

class Signal {
  aborted = false;
  reason: unknown;
  onabort: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();
  addEventListener = (_type: string, listener: () => void) => void this.#listeners.add(listener);
  removeEventListener = (_type: string, listener: () => void) => void this.#listeners.delete(listener);
  throwIfAborted = () => {
    if (this.aborted) throw this.reason;
  };
  abort(reason: unknown) {
    if (this.aborted) return;
    Object.assign(this, { aborted: true, reason });
    this.onabort?.();
    this.#listeners.forEach((listener) => listener());
  }
}

class Controller {
  signal = new Signal();
  abort = (reason: unknown = new AbortError('Aborted')) => this.signal.abort(reason);
}

/** UTF-8, which is all that our sources ask for. */
class Encoder {
  encode = (text: string): Uint8Array =>
    Uint8Array.from(
      encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      (char) => char.charCodeAt(0),
    );
}

class Decoder {
  /** @throws URIError where the bytes are no UTF-8 */
  decode = (bytes: Uint8Array): string =>
    decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}

const nothing = () => undefined;
let names = 0;

/**
 * What every JavaScript engine of a browser or server has besides the language. The renderer gives a bundle nothing but text,
 * since whatever it handed over would lead out of its context; so the bundle brings this along. Timers never run: a page is
 * rendered at one moment.
 */
Object.assign(globalThis, {
  atob,
  btoa,
  TextDecoder: Decoder,
  TextEncoder: Encoder,
  URL: URLOfCoreJs,
  URLSearchParams: URLSearchParamsOfCoreJs,
  AbortController: Controller,
  AbortSignal: Signal,
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  setTimeout: () => 0,
  clearTimeout: nothing,
  setInterval: () => 0,
  clearInterval: nothing,
  performance: { now: () => Date.now(), mark: nothing, measure: nothing },
  console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
  reportError: nothing,
  crypto: {
    // Names that are used in this page only; they just have to differ.
    getRandomValues: <T extends { length: number; [index: number]: number }>(list: T): T => {
      for (let index = 0; index < list.length; index++) list[index] = ++names;
      return list;
    },
  },
});
