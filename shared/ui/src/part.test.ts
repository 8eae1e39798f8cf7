import { createPart } from './part.ts';

it('is loaded once, however many components request it', async () => {
  const source = jest.fn(() => Promise.resolve('code'));
  const part = createPart(source);
  expect(part.get()).toEqual({ value: null, failed: false });
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.get()).toEqual({ value: 'code', failed: false });
  expect(source).toHaveBeenCalledTimes(1);
});

it('reports that it could not be loaded, and is loaded at the next try', async () => {
  const source = jest.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const part = createPart(source);
  const states: boolean[] = [];
  part.subscribe(() => states.push(part.get().failed));
  await part.load();
  await part.load();
  expect(states).toEqual([true, false, false]);
  expect(part.get().value).toBe('code');
});
