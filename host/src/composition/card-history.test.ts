import { createHistory } from '../history/history.ts';
import { cardHistory } from './card-history.ts';

const start = jest.fn((change: () => Promise<void>) => ({
  ready: change(),
  finished: new Promise<void>(() => undefined),
  skipTransition: jest.fn(),
}));

beforeEach(() => {
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  document.body.innerHTML = `<main><article><img src="/soup.webp">
    <a href="/store/olive?module_id=1">Olive Kitchen</a><a href="/all-brands">Brands</a></article></main>`;
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

/** Presses a link, as a pointer does: it is focused, and no ring is drawn. */
function press(path: string) {
  const link = document.querySelector<HTMLElement>(`[href="${path}"]`);
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, selector) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
  link?.focus();
}

it.each([
  [
    'takes the picture of a pressed card along to its page',
    '/store/olive?module_id=1',
    '/store/olive?module_id=1',
    1,
  ],
  ['does not for a page that has no such picture', '/all-brands', '/all-brands', 0],
  ['does not where something else leads to the page', '/all-brands', '/store/olive?module_id=1', 0],
])('%s (POP-24, STR-7)', (_, pressed, to, transitions) => {
  const history = createHistory();
  press(pressed);
  cardHistory(history).push(to, { from: 'card' });
  expect(start).toHaveBeenCalledTimes(transitions);
  expect(history.location).toMatchObject({ pathname: to.split('?')[0], state: { from: 'card' } });
});
