import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Knows which timers and observers of the release are still running, and where each was started. */
export function watchRunning({
  answers,
  apply,
  between,
  caller,
  isOwn,
  quote,
  uncurried,
  ...tools
}: Tools): void {
  interface Running {
    kind: string;
    address: string;
  }
  const set = uncurried(Map.prototype.set);
  const remove = uncurried(Map.prototype.delete);
  const get = uncurried(Map.prototype.get);
  const each = uncurried(Map.prototype.forEach);
  const addTo = uncurried(Set.prototype.add);
  const removeFrom = uncurried(Set.prototype.delete);
  const eachOf = uncurried(Set.prototype.forEach);

  const timers = new Map<string, Running>();
  const timer = (name: string, kind: string, repeats: boolean): void =>
    between(globalThis, name, (call, self, args) => {
      const address = caller();
      const callback = args[0];
      let id = '';
      if (!repeats && typeof callback === 'function')
        args[0] = function (this: unknown, ...given: unknown[]) {
          remove(timers, id);
          return apply(callback as () => unknown, this, given);
        };
      const handle = call(self, args);
      id = `${kind} ${String(handle)}`;
      if (isOwn(address)) set(timers, id, { kind: name, address });
      return handle;
    });
  const clearing = (name: string, kind: string): void =>
    between(globalThis, name, (call, self, args) => {
      remove(timers, `${kind} ${String(args[0])}`);
      return call(self, args);
    });
  timer('setTimeout', 'timer', false);
  timer('setInterval', 'timer', true);
  timer('requestAnimationFrame', 'frame', false);
  timer('requestIdleCallback', 'idle', false);
  clearing('clearTimeout', 'timer');
  clearing('clearInterval', 'timer');
  clearing('cancelAnimationFrame', 'frame');
  clearing('cancelIdleCallback', 'idle');

  interface Observing extends Running {
    targets: Set<unknown>;
  }
  const observers = new Map<object, Observing>();
  const observer = (kind: string): void => {
    const { prototype } = Reflect.get(globalThis, kind) as { prototype: object };
    between(prototype, 'observe', (call, self, args) => {
      const address = caller();
      const answer = call(self, args);
      if (!isOwn(address)) return answer;
      const known = (get(observers, self) as Observing | undefined) ?? { kind, address, targets: new Set() };
      // What observes no node observes the whole page.
      addTo(known.targets, tools.isNode(args[0]) ? args[0] : document);
      set(observers, self, known);
      return answer;
    });
    between(prototype, 'unobserve', (call, self, args) => {
      const known = get(observers, self) as Observing | undefined;
      if (known) removeFrom(known.targets, args[0]);
      return call(self, args);
    });
    between(prototype, 'disconnect', (call, self, args) => {
      remove(observers, self);
      return call(self, args);
    });
  };
  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'])
    observer(kind);

  answers.running = () => {
    let lines = '';
    const add = ({ kind, address }: Running): void => {
      lines += `[${quote(kind)},${quote(address)}]\n`;
    };
    each(timers, (running: Running) => add(running));
    each(observers, (observing: Observing) => {
      let outside = false;
      // What it observed and is gone from the page wakes it no more.
      eachOf(observing.targets, (target: Node) => {
        if (tools.isOutside(target)) outside = true;
      });
      if (outside) add(observing);
    });
    return lines;
  };
}
