import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

// A JavaScript file without declarations.
const { serverRendered }: { serverRendered(sources: { files: string[] }): Linter.Config } = await import(
  String(new URL('../eslint-preset.js', import.meta.url))
);

const config = {
  ...serverRendered({ files: ['**/*.tsx'] }),
  languageOptions: {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
};
const found = (code: string, filename = 'src/page.tsx') =>
  new Linter().verify(code, [config], { filename }).map(({ ruleId, message }) => ruleId ?? message);

describe('sources that a server renders too', () => {
  for (const [what, code] of Object.entries({
    'a component': `const Page = () => <p>{window.innerWidth}</p>;`,
    'a component in memo()': `export const Page = memo(function Page() { return <p>{location.href}</p>; });`,
    'a hook': `function useWidth() { return innerWidth; }`,
    'a first state': `const Page = () => { const [at] = useState(() => navigator.onLine); return at; };`,
    'a value of useMemo': `const Page = () => useMemo(() => document.title, []);`,
    'a list of a component': `const Page = () => names.map((name) => document.getElementById(name));`,
    'the top of a module': `const root = document.getElementById('root');`,
  }))
    it(`do not read the browser in ${what}`, () => {
      assert.deepEqual(found(code), ['souk/no-browser-while-rendering']);
    });

  for (const [what, code] of Object.entries({
    'an effect': `const Page = () => { useEffect(() => { document.title = 'a'; }, []); return null; };`,
    'a handler': `const Page = () => <button onClick={() => history.back()} />;`,
    'a function that is called later': `export const scroll = () => window.scrollTo(0, 0);`,
    'the snapshot of a store': `const useHash = () => useSyncExternalStore(watch, () => location.hash, () => '');`,
    'a type': `type Place = typeof window; const Page = ({ at }: { at: Location }) => <p>{at.href}</p>;`,
    'a question for its being there': `const isServer = typeof document === 'undefined';`,
    'a variable of the same name': `const Page = () => { const location = useLocation(); return <p>{location.href}</p>; };`,
  }))
    it(`may name it in ${what}`, () => {
      assert.deepEqual(found(code), []);
    });

  it('are not tests', () => {
    const inTest = found('const root = document.body;', 'src/page.test.tsx');
    assert.ok(!inTest.includes('souk/no-browser-while-rendering'));
  });
});
