import { Hero } from '@souk/storefront';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const hero: Story = {
  states: {
    usual: ({ name, sentence }) => <Hero title={name} text={sentence} />,
    'without a picture': {
      shell: () => ({ module: null }),
      draw: ({ name, sentence }) => <Hero title={name} text={sentence} />,
    },
    long: (words) => longOf(words).map((text) => <Hero key={text} title={text} text={text} />),
  },
};
