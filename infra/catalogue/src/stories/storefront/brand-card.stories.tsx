import { BrandCard } from '@souk/storefront';
import { aBrand } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const brandCard: Story = {
  width: 240,
  states: {
    usual: ({ name }) => <BrandCard brand={aBrand({ name })} />,
    large: ({ name }) => <BrandCard brand={aBrand({ name })} large />,
    long: (words) => longOf(words).map((name) => <BrandCard key={name} brand={aBrand({ name })} />),
    'long and large': (words) =>
      longOf(words).map((name) => <BrandCard key={name} brand={aBrand({ name })} large />),
  },
};
