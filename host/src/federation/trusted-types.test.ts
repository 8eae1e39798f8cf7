import { installTrustedTypes, isReleaseScript } from './trusted-types.ts';

const PAGE = 'https://souk.example/home?module_id=1';

it.each(['/releases/food/1.0.0/remoteEntry.js', 'https://souk.example/releases/host/1.0.0/main.js'])(
  'runs a file of a release: %s',
  (url) => expect(isReleaseScript(url, PAGE)).toBe(true),
);

it.each([
  'https://evil.example/releases/food/1.0.0/remoteEntry.js',
  '//evil.example/releases/x.js',
  '/media/items/soup.js',
  '/releases/../media/x.js',
  '/releases/%2e%2e/media/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('runs nothing else: %s', (url) => expect(isReleaseScript(url, PAGE)).toBe(false));

it('makes no HTML of text but the two probes of the map', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  expect(rules.createHTML('<svg/>')).toBe('<svg/>');
  expect(() => rules.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  expect(() => rules.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
  Reflect.deleteProperty(window, 'trustedTypes');
});
