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

it('creates no HTML from text, but for the probe of the map and the empty content of the remotes’ outlet', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  for (const harmless of ['<svg/>', '']) expect(rules.createHTML(harmless)).toBe(harmless);
  expect(() => rules.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  expect(() => rules.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('gives a request for the bundles’ policy the rules of the page', () => {
  const createPolicy = jest.fn((name: string, rules: object) => ({ name, ...rules }));
  const factory = { createPolicy };
  Object.assign(window, { trustedTypes: factory });
  installTrustedTypes();
  const lax = { createScriptURL: (url: string) => url, createHTML: (html: string) => html };
  const policy = factory.createPolicy('souk#webpack', lax) as unknown as typeof lax;
  expect(() => policy.createScriptURL('/media/x.js')).toThrow(TypeError);
  expect(policy.createScriptURL('/releases/food/1.0.0/a.js')).toBe('/releases/food/1.0.0/a.js');
  expect(policy.createHTML).toBeUndefined();
  expect(factory.createPolicy('other', lax)).toMatchObject({ name: 'other' });
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('with other people’s scripts', () => {
  const rules = () => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    installTrustedTypes();
    return createPolicy.mock.calls[0][1] as { createScriptURL(url: string): string };
  };
  afterEach(() => {
    document.head.replaceChildren();
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  it('allows those of reCAPTCHA where the edge says so, and asks the first for trusted types', () => {
    const { createScriptURL } = rules();
    const first = 'https://www.google.com/recaptcha/api.js?render=explicit';
    expect(() => createScriptURL(first)).toThrow(TypeError);
    const meta = document.createElement('meta');
    meta.name = 'souk-recaptcha';
    document.head.append(meta);
    expect(createScriptURL(first)).toBe(`${first}&trustedtypes=true`);
    const second = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
    expect(createScriptURL(second)).toBe(second);
    for (const other of ['https://www.google.com/x.js', 'https://apis.google.com/recaptcha/x.js'])
      expect(() => createScriptURL(other)).toThrow(TypeError);
  });

  it('allows our own service worker, by its one address', () => {
    const { createScriptURL } = rules();
    expect(createScriptURL('/push-worker.js')).toBe('/push-worker.js');
    for (const other of ['/push-worker.js?x', 'https://evil.example/push-worker.js', '/other-worker.js'])
      expect(() => createScriptURL(other)).toThrow(TypeError);
  });
});
