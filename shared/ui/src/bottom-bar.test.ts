import { aboveBottomBar, bottomBar, bottomBarHeight } from './bottom-bar.ts';

const name = /var\((--[\w-]+), 0px\)/.exec(bottomBarHeight)?.[1] ?? '';
const room = () => document.documentElement.style.scrollPaddingBlockEnd;

let measure = () => {};
const observer = { observe: () => measure(), disconnect: jest.fn() };
beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    measure = () => callback([], observer as unknown as ResizeObserver);
    return observer as unknown as ResizeObserver;
  });
});

it('gives what floats the height of a bottom bar, as long as both are there, and the root element alone how to scroll', () => {
  const bar = document.createElement('div');
  Object.defineProperty(bar, 'offsetHeight', { value: 76 });
  const [early, late] = [document.createElement('div'), document.createElement('div')];
  const heightFor = (element: HTMLElement) => element.style.getPropertyValue(name);

  const away = aboveBottomBar(early);
  expect(heightFor(early)).toBe('');
  const gone = bottomBar(bar);
  aboveBottomBar(late);
  expect([heightFor(early), heightFor(late)]).toEqual(['76px', '76px']);
  expect(room()).toContain('76px');
  expect(heightFor(document.documentElement)).toBe('');

  away?.();
  gone?.();
  expect([heightFor(early), heightFor(late)]).toEqual(['76px', '']);
  expect(room()).toBe('');
  expect(observer.disconnect).toHaveBeenCalled();
});
