import { createToastStore } from './toast-store.ts';

const texts = ({ toasts }: ReturnType<typeof createToastStore>) => toasts.get().map(({ text }) => text);
const message = (text: string, id?: string) => ({ kind: 'info', text, id }) as const;

it('replaces the toast with the same id (API-5)', () => {
  const store = createToastStore();
  store.show(message('first', 'api'));
  store.show(message('other'));
  store.show(message('second', 'api'));
  expect(texts(store)).toEqual(['other', 'second']);
});

it('shows the newest four at most', () => {
  const store = createToastStore();
  for (const text of ['1', '2', '3', '4', '5']) store.show(message(text));
  expect(texts(store)).toEqual(['2', '3', '4', '5']);
});

it('removes one', () => {
  const store = createToastStore();
  store.show(message('a', 'a'));
  store.show(message('b', 'b'));
  store.dismiss('a');
  expect(texts(store)).toEqual(['b']);
});
