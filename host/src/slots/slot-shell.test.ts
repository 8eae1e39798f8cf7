import { aModule, aShell } from '@souk/testing';
import type { MarketplaceModule } from '@souk/contracts';
import { createStore } from '../state/store.ts';
import { slotShell } from './slot-shell.ts';

const [food, otherFood, grocery] = [aModule({ id: 1 }), aModule({ id: 9 }), aModule({ id: 2 })];

const setUp = () => {
  const shell = aShell();
  const source = createStore<MarketplaceModule | null>(food);
  const shown = createStore<string | null>('food');
  const whole = { ...shell, module: { ...shell.module, current: source } };
  const { current } = slotShell(whole, 'food', shown).module;
  return { source, shown, current };
};

it('follows the module while the page is the remote’s', () => {
  const { source, current } = setUp();
  const changed = jest.fn();
  current.subscribe(changed);
  source.set(otherFood);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(current.get()).toBe(otherFood);
});

it('keeps from a remote that is left the module that the next one is shown for', () => {
  const { source, shown, current } = setUp();
  shown.set('grocery');
  source.set(grocery);
  expect(current.get()).toBe(food);
});

it('tells a remote that is shown again what has changed meanwhile', () => {
  const { source, shown, current } = setUp();
  shown.set('grocery');
  source.set(otherFood);
  const changed = jest.fn();
  const stop = current.subscribe(changed);
  shown.set('food');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(current.get()).toBe(otherFood);
  stop();
  source.set(food);
  shown.set(null);
  expect(changed).toHaveBeenCalledTimes(1);
});
