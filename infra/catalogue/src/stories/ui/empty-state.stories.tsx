import { Button, EmptyState, Heart } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const emptyState: Story = {
  states: {
    usual: ({ name, sentence }) => <EmptyState title={name} text={sentence} />,
    'with an icon and an action': ({ name, sentence, action }) => (
      <EmptyState
        icon={<Heart aria-hidden />}
        title={name}
        text={sentence}
        action={<Button>{action}</Button>}
      />
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <EmptyState key={text} title={text} text={text} action={<Button>{words.action}</Button>} />
      )),
  },
};
