import { Disclosure } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const disclosure: Story = {
  width: 360,
  states: {
    closed: ({ name, sentence }) => <Disclosure label={name}>{sentence}</Disclosure>,
    open: ({ name, sentence }) => (
      <Disclosure label={name} open>
        {sentence}
      </Disclosure>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <Disclosure key={text} label={text} open>
          {text}
        </Disclosure>
      )),
  },
};
