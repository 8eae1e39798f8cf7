/** What every module runs: what its requests and storages go through, and prototypes of which a patch reaches everybody. */
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
    for (const key of Reflect.ownKeys(object)) {
      const found = Reflect.getOwnPropertyDescriptor(object, key);
      if (!found?.configurable || ASSIGNED.has(key)) continue;
      const isValue = 'value' in found;
      Reflect.defineProperty(object, key, { configurable: false, ...(isValue && { writable: false }) });
    }
    Reflect.preventExtensions(object);
  }
  const { fetch } = globalThis;
  Reflect.defineProperty(globalThis, 'fetch', { value: fetch, writable: false, configurable: false });
}
