import { ownShares } from './own-shares.ts';

type Plugin = ReturnType<typeof ownShares>;
type ResolveArgs = Parameters<Plugin['resolveShare']>[0];
type Shared = ResolveArgs['shareInfo'];

const VERSION = '0.0.0-h1';
// As the runtime holds them, as far as it matters here.
const aShare = (changes: Partial<Shared> = {}) =>
  ({
    version: VERSION,
    get: () => undefined,
    shareConfig: { singleton: false },
    ...changes,
  }) as unknown as Shared;

/** Two releases that bring the same package; the first one's is what the page holds. */
function setUp({ first = {}, broken = [] as string[] }: { first?: Partial<Shared>; broken?: string[] } = {}) {
  const plugin = ownShares((name) => broken.includes(name));
  const [theirs, own] = [aShare(first), aShare()];
  const register = (name: string, shared: Shared) =>
    plugin.beforeRegisterShare({ origin: { name }, pkgName: '@souk/ui', shared } as never);
  register('food_1', theirs);
  register('grocery_1', own);
  const held = { [VERSION]: theirs };
  const take = (shareInfo: Shared) => {
    const asked = {
      pkgName: '@souk/ui',
      scope: 'default',
      shareScopeMap: { default: { '@souk/ui': held } },
      shareInfo,
      resolver: () => ({ shared: held[VERSION], useTreesShaking: false }),
    } as unknown as ResolveArgs;
    return plugin.resolveShare(asked).resolver?.()?.shared;
  };
  return { theirs, own, held, take };
}

it('takes what another release has loaded', () => {
  const { theirs, own, take } = setUp({ first: { loaded: true } });
  expect(take(own)).toBe(theirs);
});

it('uses its own where another release has not loaded it yet, and later ones take that', () => {
  const { own, held, take } = setUp();
  expect(take(own)).toBe(own);
  expect(held[VERSION]).toBe(own);
  // The runtime asks with a copy each time.
  expect(take({ ...own })).toBe(own);
});

it('uses its own where what is loaded is a broken release’s', () => {
  const { own, take } = setUp({ first: { loaded: true }, broken: ['food_1'] });
  expect(take(own)).toBe(own);
});

it('leaves singletons alone', () => {
  const { theirs, take } = setUp();
  expect(take(aShare({ shareConfig: { singleton: true } as Shared['shareConfig'] }))).toBe(theirs);
});
