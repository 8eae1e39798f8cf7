import { RadioCards, Wallet } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const radioCards: Story = {
  states: {
    chosen: ({ name, action, sentence }) => (
      <RadioCards
        label={action}
        name="chosen"
        value="first"
        onChange={() => {}}
        options={[
          { value: 'first', label: name, text: sentence, icon: <Wallet aria-hidden /> },
          { value: 'second', label: name },
          { value: 'third', label: name, disabled: true },
        ]}
      />
    ),
    long: (words) => (
      <RadioCards
        label={words.title}
        name="long"
        value={words.word}
        onChange={() => {}}
        options={longOf(words).map((text) => ({
          value: text,
          label: text,
          text,
          icon: <Wallet aria-hidden />,
        }))}
      />
    ),
  },
};
