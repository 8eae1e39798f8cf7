import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { direction, initLanguage } from '@souk/i18n';
import { marketplace } from '@souk/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { States } from './page/states.tsx';
import { STORIES } from './stories/all-stories.ts';
import { NOT_SHOWN } from './stories/not-shown.ts';
import { WORDS, type Spoken } from './stories/words.ts';

const cases = Object.keys(STORIES).flatMap((component) =>
  (Object.keys(WORDS) as Spoken[]).map((language) => ({ component, language })),
);

// jsdom plays no video.
beforeEach(() => void Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause() {} }));

/** Nothing loads any more, but for what waits for good. */
const loaded = () =>
  waitFor(() => expect(document.querySelector('[aria-busy=true]:not(button, dialog)')).toBeNull());

// An error on the console fails every test.
it.each(cases)('draws $component in each of its states, in $language', async ({ component, language }) => {
  const story = STORIES[component];
  if (!story) throw new Error(`There is no story of ${component}`);
  marketplace.answers(story.answers?.(WORDS[language]) ?? {});
  initLanguage(language);
  // As in the page. Without it jsdom guesses the direction from the text, and takes forever for a long word in Arabic.
  Object.assign(document.documentElement, { lang: language, dir: direction() });
  render(<States story={story} language={language} />);
  await loaded();
  for (const state of Object.keys(story.states)) {
    const drawn = screen.getByRole('heading', { name: state, level: 2, hidden: true }).nextElementSibling;
    expect(drawn).not.toBeEmptyDOMElement();
    if (state.endsWith('by its button')) fireEvent.click(drawn?.querySelector('button') as Element);
  }
  await loaded();
});

const storyFiles = readdirSync(join(__dirname, 'stories'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.stories.tsx'),
);
const storyOf = (file: string) => basename(file, '.stories.tsx');

it('lists every story that there is, by the name of its file', () => {
  expect(Object.keys(STORIES).sort()).toEqual(storyFiles.map(storyOf).sort());
});

/** The components that a shared package exports by name: what begins like one, and is no type. */
function componentsOf(name: string): string[] {
  const folder = join(__dirname, '../../../shared', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(exports).flatMap((door) =>
    [...readFileSync(join(folder, door), 'utf8').matchAll(/^export \{([^}]+)\}/gm)].flatMap(
      ([, names = '']) => names.match(/(?<=^|[,\s])(?<!type )[A-Z][a-z]\w*/g) ?? [],
    ),
  );
}

it.each(['ui', 'storefront'])('shows every component of shared/%s, or says why not', (name) => {
  const components = componentsOf(name);
  expect(components).toContain({ ui: 'Button', storefront: 'ItemCard' }[name]);
  const unseen = components.filter(
    (component) =>
      !(component in NOT_SHOWN) &&
      !(component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase() in STORIES) &&
      !Object.values(STORIES).some(({ also }) => also?.includes(component)),
  );
  expect(unseen).toEqual([]);
});

it('has each component that a story names besides its own in the file of that story', () => {
  for (const file of storyFiles) {
    const text = readFileSync(join(__dirname, 'stories', file), 'utf8');
    for (const name of STORIES[storyOf(file)]?.also ?? [])
      expect({ file, draws: name, is: new RegExp(`[<(]${name}\\b`).test(text) }).toEqual({
        file,
        draws: name,
        is: true,
      });
  }
});

it('excuses only components that there are, and that have no story', () => {
  const components = ['ui', 'storefront'].flatMap(componentsOf);
  const shown = Object.values(STORIES).flatMap(({ also = [] }) => also);
  for (const name of Object.keys(NOT_SHOWN)) {
    expect(components).toContain(name);
    expect(shown).not.toContain(name);
  }
});
