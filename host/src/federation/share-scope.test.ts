import { createShareScopes, type ShareScope } from './share-scope.ts';

const UI = '@souk/ui';
const VERSION = '0.0.0-h1';

/** A page whose host provides React, and releases that each bring `ui` in the same version. */
function aPage({ host = {} as ShareScope } = {}) {
  const broken = new Set<string>();
  const react = { '19.0.0': { get: () => () => 'React', from: 'host' } };
  const scopes = createShareScopes(
    (name) => broken.has(name),
    () => ({ react, ...host }),
  );
  const open = (from: string) => {
    const load = jest.fn(() => Promise.resolve(() => `ui of ${from}`));
    const scope = scopes.create();
    // As webpack's runtime registers what a build brings.
    (scope[UI] ??= {})[VERSION] ??= { get: load, from };
    scopes.join(from, scope);
    return { scope, load, ui: async () => (await scope[UI]?.[VERSION]?.get())?.() };
  };
  return { broken, react, open };
}

it('gives each release what the host provides, and keeps what it brings out of the others’ scopes', () => {
  const { react, open } = aPage();
  const food = open('food_1').scope;
  const grocery = open('grocery_1').scope;
  expect(food.react).toEqual(react);
  expect(food[UI]?.[VERSION]).not.toBe(grocery[UI]?.[VERSION]);
});

it('keeps what a release writes into its scope from the others', () => {
  const { react, open } = aPage();
  const shared = open('food_1').scope.react?.['19.0.0'];
  if (shared) shared.get = () => () => 'food’s own';
  expect(open('grocery_1').scope.react).toEqual(react);
});

it('takes what another release has loaded', async () => {
  const { open } = aPage();
  const [food, grocery] = [open('food_1'), open('grocery_1')];
  expect(await food.ui()).toBe('ui of food_1');
  expect(await grocery.ui()).toBe('ui of food_1');
  expect(grocery.load).not.toHaveBeenCalled();
});

it('uses its own where another release has not loaded it yet', async () => {
  const { open } = aPage();
  open('food_1');
  expect(await open('grocery_1').ui()).toBe('ui of grocery_1');
});

it('uses its own where what is loaded is a broken release’s, and later releases take that', async () => {
  const { broken, open } = aPage();
  await open('food_1').ui();
  broken.add('food_1');
  expect(await open('grocery_1').ui()).toBe('ui of grocery_1');
  expect(await open('pharmacy_1').ui()).toBe('ui of grocery_1');
});

it('uses its own where another release failed to load it', async () => {
  const { open } = aPage();
  const food = open('food_1');
  food.load.mockRejectedValueOnce(new Error('offline'));
  await expect(food.ui()).rejects.toThrow('offline');
  expect(await open('grocery_1').ui()).toBe('ui of grocery_1');
});

it('leaves alone what the host provides in the same version', async () => {
  const { open } = aPage({
    host: { [UI]: { [VERSION]: { get: () => () => 'ui of the host', from: 'host' } } },
  });
  const food = open('food_1');
  expect(await food.ui()).toBe('ui of the host');
  expect(await open('grocery_1').ui()).toBe('ui of the host');
});
