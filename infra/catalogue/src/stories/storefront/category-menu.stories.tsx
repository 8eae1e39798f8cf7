import { CategoryMenu } from '@souk/storefront';
import { aCategory } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const categoryMenu: Story = {
  answers: (words) => ({
    categories: [words.name, ...longOf(words)].map((name, index) => aCategory({ id: index + 1, name })),
  }),
  states: {
    usual: ({ name }) => <CategoryMenu label={name} />,
  },
};
