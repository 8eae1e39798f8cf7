import { bottomBar, bottomBarHeight } from './bottom-bar.ts';

it('reports the height of a bottom bar, as long as it is there', () => {
  let measure = () => {};
  const observer = { observe: () => measure(), disconnect: jest.fn() };
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    measure = () => callback([], observer as unknown as ResizeObserver);
    return observer as unknown as ResizeObserver;
  });
  const bar = document.createElement('div');
  Object.defineProperty(bar, 'offsetHeight', { value: 76 });
  const name = /var\((--[\w-]+), 0px\)/.exec(bottomBarHeight)?.[1] ?? '';
  const height = () => document.documentElement.style.getPropertyValue(name);

  const gone = bottomBar(bar);
  expect(height()).toBe('76px');
  gone?.();
  expect(height()).toBe('');
  expect(observer.disconnect).toHaveBeenCalled();
});
