import { Illustration, OfflineIllustration } from '@souk/ui';
import type { Story } from '../story.ts';

export const illustration: Story = {
  also: ['OfflineIllustration'],
  states: {
    usual: () => (
      <Illustration>
        <path d="M40 76h40M60 56v40" />
      </Illustration>
    ),
    'without a connection': () => <OfflineIllustration />,
  },
};
