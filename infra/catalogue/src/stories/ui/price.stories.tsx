import { Price } from '@souk/ui';
import type { Story } from '../story.ts';

export const price: Story = {
  width: 160,
  states: {
    small: () => <Price amount="AED 24.50" size="s" />,
    usual: () => <Price amount="AED 24.50" />,
    large: () => <Price amount="AED 24.50" size="l" />,
    discounted: () => <Price amount="AED 24.50" before="AED 35.00" />,
    'long, in a narrow tile': () => (
      <Price amount="AED 1,234,567,890.50" before="AED 2,469,135,781.00" size="l" />
    ),
  },
};
