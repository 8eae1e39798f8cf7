import { createStore } from '../state/store.ts';
import type { SlotState } from './slot.ts';
import { whenSettled } from './when-settled.ts';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work, 100) });
  Object.assign(window, { cancelIdleCallback: clearTimeout });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

const slotsWith = (remote: string | null, state: SlotState) => ({
  active: createStore<string | null>(remote),
  state: createStore<SlotState>(state),
});

it.each([
  ['a page of the host', slotsWith(null, 'away')],
  ['a remote that is shown', slotsWith('food', 'shown')],
  ['a remote that failed', slotsWith('food', 'failed')],
])('waits for no more than an idle moment with %s', (_page, slots) => {
  const run = jest.fn();
  whenSettled(slots, run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for a remote that is loading, and runs once', () => {
  const slots = slotsWith('food', 'loading');
  const run = jest.fn();
  whenSettled(slots, run);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  slots.state.set('shown');
  slots.state.set('loading');
  slots.state.set('shown');
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each<SlotState>(['loading', 'shown'])('does not run once it is called off: %s', (state) => {
  const slots = slotsWith('food', 'loading');
  const run = jest.fn();
  const cancel = whenSettled(slots, run);
  slots.state.set(state);
  cancel();
  slots.state.set('failed');
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
