import { Badge } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const badge: Story = {
  width: 320,
  states: {
    'every tone': ({ name }) =>
      (['neutral', 'accent', 'solid', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <div key={tone}>
          <Badge tone={tone}>{name}</Badge>
        </div>
      )),
    long: (words) =>
      longOf(words).map((text) => (
        <div key={text}>
          <Badge>{text}</Badge>
        </div>
      )),
  },
};
