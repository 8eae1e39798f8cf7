import { whenIdle } from '@souk/ui';
import type { Slots } from './slots.ts';

type SlotStates = Pick<Slots, 'active' | 'state'>;

/** Whether the page is drawn, or cannot be. */
function isSettled({ active, state }: SlotStates): boolean {
  const isHostPage = active.get() === null;
  return isHostPage || state.get() === 'shown' || state.get() === 'failed';
}

/** Runs something once, when the page is drawn and has nothing else to do. Returns what calls it off. */
export function whenSettled(slots: SlotStates, run: () => void): () => void {
  if (isSettled(slots)) return whenIdle(run);
  const check = () => {
    if (!isSettled(slots)) return;
    cancel();
    cancel = whenIdle(run);
  };
  const unsubscribes = [slots.active.subscribe(check), slots.state.subscribe(check)];
  let cancel = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  return () => cancel();
}
