import { failingRelease, watchScripts } from './failing-release.ts';

const stack = (...files: string[]) =>
  `TypeError: x is undefined\n${files.map((file) => `    at f (http://localhost:8080${file}:1:2)`).join('\n')}`;

it('is the release whose file threw', () => {
  expect(failingRelease(stack('/releases/food/1.0.1-dev.a1/expose-remote.3f.js'))).toEqual({
    remote: 'food',
    version: '1.0.1-dev.a1',
  });
});

it('is the remote, though its error passed through the host’s packages', () => {
  const trace = stack(
    '/releases/host/1.0.0/react.js',
    '/releases/grocery/2.0.0/a.js',
    '/releases/host/1.0.0/b.js',
  );
  expect(failingRelease(trace)).toEqual({ remote: 'grocery', version: '2.0.0' });
  expect(failingRelease(stack('/releases/host/1.0.0/react.js'))?.remote).toBe('host');
});

it('is unknown where no release was involved, as with an extension of the browser', () => {
  expect(failingRelease('chrome-extension://abc/content.js', undefined)).toBeNull();
});

it('catches uncaught errors and rejections, but no cancelled calls', () => {
  const listener = jest.fn();
  const stop = watchScripts(listener);
  const filename = 'http://localhost/releases/food/1.0.0/a.js';
  window.dispatchEvent(new ErrorEvent('error', { filename }));
  expect(listener).toHaveBeenLastCalledWith({ remote: 'food', version: '1.0.0' });
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const late = Object.assign(new Error('late'), { stack: stack('/releases/food/2.0.0/a.js') });
  reject(late);
  expect(listener).toHaveBeenLastCalledWith({ remote: 'food', version: '2.0.0' });
  const aborted = Object.assign(new DOMException('', 'AbortError'), { stack: late.stack });
  reject(aborted);
  reject('a text');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new ErrorEvent('error', { filename }));
  expect(listener).toHaveBeenCalledTimes(2);
});
