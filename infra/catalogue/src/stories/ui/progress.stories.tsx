import { Progress } from '@souk/ui';
import type { Story } from '../story.ts';

export const progress: Story = {
  width: 320,
  states: {
    begun: ({ name }) => <Progress label={name} value={10} />,
    done: ({ name }) => <Progress label={name} value={100} />,
  },
};
