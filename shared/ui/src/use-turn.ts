import { useEffect, useId, useSyncExternalStore } from 'react';

/** Who wants to move, in the order in which they came. */
const queue: string[] = [];
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the page that `wants` to move by itself may do so: one at a time, and the others wait until it ends. */
export function useTurn(wants: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!wants) return;
    queue.push(id);
    notify();
    return () => {
      queue.splice(queue.indexOf(id), 1);
      notify();
    };
  }, [id, wants]);
  return useSyncExternalStore(
    subscribe,
    () => queue[0] === id,
    () => false,
  );
}
