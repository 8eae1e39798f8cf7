import { Spinner } from '@souk/ui';
import type { Story } from '../story.ts';

export const spinner: Story = {
  width: 320,
  states: {
    usual: () => <Spinner />,
    small: () => <Spinner size={18} />,
    'with words of its own': ({ sentence }) => <Spinner label={sentence} />,
  },
};
