import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marketplace, renderRemote } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { States } from './page/states.tsx';
import { STORIES } from './stories/all-stories.ts';
import { WORDS, type Spoken } from './stories/words.ts';

const cases = Object.keys(STORIES).flatMap((component) =>
  (Object.keys(WORDS) as Spoken[]).map((language) => ({ component, language })),
);

// An error on the console fails every test.
it.each(cases)('draws $component in each of its states, in $language', async ({ component, language }) => {
  const story = STORIES[component];
  if (!story) throw new Error(`There is no story of ${component}`);
  marketplace.answers(story.answers?.(WORDS[language]) ?? {});
  renderRemote(() => <States story={story} language={language} />, { language });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull());
  for (const state of Object.keys(story.states)) {
    const drawn = screen.getByRole('heading', { name: state, level: 2, hidden: true }).nextElementSibling;
    expect(drawn).not.toBeEmptyDOMElement();
  }
});

it('lists every story that there is, by the name of its file', () => {
  const files = readdirSync(join(__dirname, 'stories'), { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx'));
  expect(Object.keys(STORIES).sort()).toEqual(named.sort());
});
