/* Runs in the page before any other script. */

/** The instruments' configuration from outside. */
export interface InstrumentOptions {
  /** The name of the event that questions come by; random, so that no release can name it. */
  channel: string;
  /** The start of the addresses of the release's files. */
  files: string;
  /** What selects the elements that the release may draw in. */
  element: string;
}

/**
 * What instruments work with: everything is taken from the page before a release can replace it, and nothing here looks a
 * method up again later. No arrays are iterated and nothing is put on a prototype chain that a release could have changed.
 */
export function createTools({ channel, files, element }: InstrumentOptions) {
  const { apply, construct, defineProperty, getOwnPropertyDescriptor, setPrototypeOf } = Reflect;
  const uncurried =
    (method: (...args: never[]) => unknown) =>
    (self: unknown, ...args: unknown[]): unknown =>
      apply(method, self, args);
  const indexOf = uncurried(String.prototype.indexOf) as (
    text: string,
    part: string,
    from?: number,
  ) => number;
  const slice = uncurried(String.prototype.slice) as (text: string, from: number, to?: number) => string;
  const quote = JSON.stringify;
  const PageError = Error;
  const NativeProxy = Proxy;

  /** The address and line of the innermost script in the stack; empty where no script is in it. */
  const caller = (): string => {
    const limit = getOwnPropertyDescriptor(PageError, 'stackTraceLimit');
    const prepare = getOwnPropertyDescriptor(PageError, 'prepareStackTrace');
    const open = { writable: true, configurable: true, enumerable: true };
    defineProperty(PageError, 'stackTraceLimit', { ...open, value: 40 });
    if (prepare) defineProperty(PageError, 'prepareStackTrace', { ...open, value: undefined });
    const stack = `${new PageError('').stack}`;
    if (limit) defineProperty(PageError, 'stackTraceLimit', limit);
    if (prepare) defineProperty(PageError, 'prepareStackTrace', prepare);
    const scheme = indexOf(stack, '://');
    if (scheme < 0) return '';
    let start = scheme;
    while (start > 0 && stack[start - 1] !== ' ' && stack[start - 1] !== '(' && stack[start - 1] !== '\n')
      start -= 1;
    let end = scheme;
    while (end < stack.length && stack[end] !== ')' && stack[end] !== '\n') end += 1;
    return slice(stack, start, end);
  };
  /**
   * A call without a script on the stack was passed to the browser, as `Promise.then(storage.clear)`: only a release hides a
   * call like this.
   */
  const isOwn = (address: string) => address === '' || indexOf(address, files) >= 0;

  const originals = new WeakMap<object, object>();
  const originalOf = uncurried(WeakMap.prototype.get) as (
    map: WeakMap<object, object>,
    key: unknown,
  ) => unknown;
  const remember = uncurried(WeakMap.prototype.set);

  type Handler = (
    call: (self: unknown, args: unknown[]) => unknown,
    self: unknown,
    args: unknown[],
  ) => unknown;
  const stand = (original: object, handler: Handler): unknown => {
    const proxy: object = new NativeProxy(original, {
      apply: (target, self, args) =>
        handler((on, given) => apply(target as () => unknown, on, given), self, args),
      construct: (target, args, newTarget) =>
        handler(
          (_self, given) => construct(target as () => unknown, given, newTarget as () => unknown),
          null,
          args,
        ) as object,
    });
    remember(originals, proxy, original);
    return proxy;
  };
  /** Wraps a method or setter with a listener. It still reads as native code. */
  const between = (owner: object, key: string, handler: Handler): void => {
    const found = getOwnPropertyDescriptor(owner, key);
    if (!found) return;
    if (typeof found.value === 'function') found.value = stand(found.value as object, handler);
    else if (found.set) found.set = stand(found.set, handler) as (value: unknown) => void;
    defineProperty(owner, key, found);
  };
  /** The same for a class of the page, which its instances name too. */
  const standIn = (name: string, handler: Handler): void => {
    between(globalThis, name, handler);
    const found = getOwnPropertyDescriptor(globalThis, name);
    const { prototype } = (found?.value ?? {}) as { prototype?: object };
    const named = prototype && getOwnPropertyDescriptor(prototype, 'constructor');
    if (!prototype || !named) return;
    named.value = found?.value;
    defineProperty(prototype, 'constructor', named);
  };
  between(Function.prototype, 'toString', (call, self, args) =>
    call(originalOf(originals, self) ?? self, args),
  );

  const closest = uncurried(Element.prototype.closest);
  const isConnectedGetter = getOwnPropertyDescriptor(Node.prototype, 'isConnected')?.get ?? (() => false);
  const parentGetter = getOwnPropertyDescriptor(Node.prototype, 'parentElement')?.get ?? (() => null);
  const isNode = (value: unknown): value is Node => value instanceof Node;
  const isElement = (value: unknown): value is Element => value instanceof Element;
  /** Whether a node is in the page, and not in an element that the release may draw in. */
  const isOutside = (node: Node): boolean => {
    if (apply(isConnectedGetter, node, []) !== true) return false;
    const nearest: unknown = isElement(node) ? node : apply(parentGetter, node, []);
    return !isElement(nearest) || closest(nearest, element) === null;
  };

  /** Findings, each a line of JSON: what was done, and the script and line that did it. */
  let noted = '';
  const note = (kind: string, text: string, address: string): void => {
    noted += `[${quote(kind)},${quote(text)},${quote(address)}]\n`;
  };
  const answers: Record<string, () => string> = Object.create(null) as Record<string, () => string>;
  answers.noted = () => noted;

  return {
    channel,
    files,
    apply,
    between,
    caller,
    getOwnPropertyDescriptor,
    isElement,
    isNode,
    isOutside,
    isOwn,
    note,
    quote,
    setPrototypeOf,
    standIn,
    uncurried,
    answers,
  };
}

export type Tools = ReturnType<typeof createTools>;
