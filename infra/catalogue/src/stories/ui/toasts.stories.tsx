import { Toasts } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

/** The longest that a timer of a browser waits. */
const FOR_GOOD = 2 ** 31 - 1;

export const toasts: Story = {
  states: {
    'every kind': (words) => (
      <Toasts
        toasts={[
          { id: 'success', kind: 'success', text: words.sentence, duration: FOR_GOOD },
          {
            id: 'info',
            kind: 'info',
            text: words.sentence,
            duration: FOR_GOOD,
            action: { label: words.action, run() {} },
          },
          { id: 'warning', kind: 'warning', text: words.title, duration: FOR_GOOD },
          { id: 'error', kind: 'error', text: longOf(words).join('\n'), duration: FOR_GOOD },
        ]}
        onDismiss={() => {}}
      />
    ),
  },
};
