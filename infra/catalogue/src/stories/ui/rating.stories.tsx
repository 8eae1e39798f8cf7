import { Rating } from '@souk/ui';
import type { Story } from '../story.ts';

export const rating: Story = {
  states: {
    usual: ({ sentence }) => (
      <div>
        <Rating value="4.6" count={88} text={sentence} />
      </div>
    ),
    'without a count': ({ sentence }) => (
      <div>
        <Rating value="4.6" text={sentence} />
      </div>
    ),
  },
};
