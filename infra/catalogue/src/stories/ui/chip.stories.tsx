import { Chip, Leaf } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const chip: Story = {
  width: 320,
  states: {
    off: ({ name }) => (
      <div>
        <Chip selected={false}>{name}</Chip>
      </div>
    ),
    on: ({ name }) => (
      <div>
        <Chip selected icon={<Leaf size={16} aria-hidden />}>
          {name}
        </Chip>
      </div>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <div key={text}>
          <Chip selected={false}>{text}</Chip>
        </div>
      )),
  },
};
