import { withLock } from './with-lock.ts';

const use = (locks: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('waits for the other tabs of the browser (SES-3)', async () => {
  const request = jest.fn((_: string, __: object, work: () => Promise<string>) => work());
  use({ request });
  await expect(withLock('guest', async () => 'done')).resolves.toBe('done');
  expect(request).toHaveBeenCalledWith('guest', {}, expect.any(Function));
});

it('runs at once where the page has no locks', async () => {
  await expect(withLock('guest', async () => 'done')).resolves.toBe('done');
});
