import { createToastStore } from './toast-store.ts';

const texts = ({ toasts }: ReturnType<typeof createToastStore>) => toasts.get().map(({ text }) => text);
const said = (text: string, id?: string) => ({ kind: 'info', text, id }) as const;

it('replaces the toast with the same id (API-5)', () => {
  const store = createToastStore();
  store.show(said('first', 'api'));
  store.show(said('other'));
  store.show(said('second', 'api'));
  expect(texts(store)).toEqual(['other', 'second']);
});

it('shows the newest four at most', () => {
  const store = createToastStore();
  for (const text of ['1', '2', '3', '4', '5']) store.show(said(text));
  expect(texts(store)).toEqual(['2', '3', '4', '5']);
});

it('removes one', () => {
  const store = createToastStore();
  store.show(said('a', 'a'));
  store.show(said('b', 'b'));
  store.dismiss('a');
  expect(texts(store)).toEqual(['b']);
});
