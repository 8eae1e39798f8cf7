import { STORIES } from '../stories/all-stories.ts';
import { WORDS, type Spoken } from '../stories/words.ts';

/** What there is to choose from; the first is the default. */
export const CHOICES = {
  component: Object.keys(STORIES),
  language: Object.keys(WORDS) as Spoken[],
  theme: ['light', 'dark'] as ('light' | 'dark')[],
};

/** What the page shows: `/?component=item-card&language=ar&theme=dark`. */
export type Shown = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

/** What an address says; the first of everything that it says nothing known of. */
export function readAddress(search: string): Shown {
  const params = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, choices: readonly T[]): T => {
    const known = choices.find((choice) => choice === params.get(name)) ?? choices[0];
    if (known === undefined) throw new Error(`There is no ${name} to show`);
    return known;
  };
  return {
    component: oneOf('component', CHOICES.component),
    language: oneOf('language', CHOICES.language),
    theme: oneOf('theme', CHOICES.theme),
  };
}

export const addressOf = (shown: Shown): string => `/?${new URLSearchParams(shown).toString()}`;
