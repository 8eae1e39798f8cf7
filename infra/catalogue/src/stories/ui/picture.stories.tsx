import { Picture } from '@souk/ui';
import type { Story } from '../story.ts';

export const picture: Story = {
  width: 320,
  states: {
    usual: ({ name }) => <Picture src="/media/items/lentil-soup-480.webp" alt={name} ratio={1.5} />,
    contained: ({ name }) => (
      <Picture src="/media/items/lentil-soup-480.webp" alt={name} ratio={1.5} fit="contain" />
    ),
    missing: ({ name }) => <Picture src={null} alt={name} ratio={1.5} />,
  },
};
