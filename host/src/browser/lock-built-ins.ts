/**
 * Looked up by name at every use, by the host, its API client and every module; their own functions are locked as well.
 * `Date` is not among them: the clocks of tests replace it.
 */
const GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'JSON',
  'Promise',
  'String',
] as const;

/** What requests and storages go through, and prototypes of which a patch reaches everybody. */
const sharedByAll = (): object[] => [
  String.prototype,
  Promise.prototype,
  Date.prototype,
  JSON,
  XMLHttpRequest.prototype,
  Storage.prototype,
  ...[globalThis.Headers, globalThis.Request, globalThis.Response].flatMap((each) =>
    each ? [each.prototype] : [],
  ),
];

/** What programs set on objects and subclasses of their own by assignment, which a locked prototype would refuse. */
const ASSIGNED = new Set<string | symbol>(['constructor', 'toString', 'valueOf', 'toJSON', 'toLocaleString']);

/**
 * Locks what every module runs, before any remote is loaded: a release that patches one of these changes nothing, and the next
 * module runs what the browser brought. Nothing is added to a locked prototype either. Decision 0068 has what it costs, and
 * what stays open.
 */
export function lockBuiltIns(): void {
  for (const object of sharedByAll()) {
    lockProperties(object);
    Reflect.preventExtensions(object);
  }
  for (const name of GLOBALS) {
    const value = Reflect.get(globalThis, name) as object | undefined;
    if (!value) continue;
    // Not closed to additions: polyfills add what an older browser lacks, such as Promise.try.
    lockProperties(value);
    Reflect.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
}

function lockProperties(object: object): void {
  for (const key of Reflect.ownKeys(object)) {
    const found = Reflect.getOwnPropertyDescriptor(object, key);
    if (!found?.configurable || ASSIGNED.has(key)) continue;
    const isValue = 'value' in found;
    Reflect.defineProperty(object, key, { configurable: false, ...(isValue && { writable: false }) });
  }
}
