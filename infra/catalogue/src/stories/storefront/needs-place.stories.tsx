import { NeedsPlace } from '@souk/storefront';
import { aModule } from '@souk/testing/builders';
import type { Story } from '../story.ts';

export const needsPlace: Story = {
  states: {
    'without a place': {
      shell: () => ({ location: null }),
      draw: ({ sentence }) => <NeedsPlace>{sentence}</NeedsPlace>,
    },
    'without a module': {
      shell: () => ({ module: null, modules: [aModule()] }),
      draw: ({ sentence }) => <NeedsPlace>{sentence}</NeedsPlace>,
    },
    'with both': ({ sentence }) => <NeedsPlace>{sentence}</NeedsPlace>,
  },
};
