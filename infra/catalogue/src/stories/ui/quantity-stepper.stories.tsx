import { QuantityStepper } from '@souk/ui';
import type { Story } from '../story.ts';

export const quantityStepper: Story = {
  states: {
    usual: ({ name }) => (
      <div>
        <QuantityStepper label={name} value={2} onChange={() => {}} />
      </div>
    ),
    small: ({ name }) => (
      <div>
        <QuantityStepper label={name} value={2} onChange={() => {}} size="s" leadingZero />
      </div>
    ),
    removes: ({ name }) => (
      <div>
        <QuantityStepper label={name} value={1} min={0} onChange={() => {}} />
      </div>
    ),
    'at its limit': ({ name }) => (
      <div>
        <QuantityStepper label={name} value={999} max={999} onChange={() => {}} />
      </div>
    ),
  },
};
