import { Skeleton } from '@souk/ui';
import type { Story } from '../story.ts';

export const skeleton: Story = {
  width: 320,
  states: {
    line: () => <Skeleton height="1.25rem" />,
    picture: () => <Skeleton height="9rem" radius="l" />,
    arch: () => <Skeleton width="80px" height="80px" radius="arch" />,
  },
};
