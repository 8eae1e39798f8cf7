import { Checkbox } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const checkbox: Story = {
  width: 320,
  states: {
    off: ({ name }) => <Checkbox label={name} />,
    on: ({ name }) => <Checkbox label={name} defaultChecked />,
    wrong: ({ name, sentence }) => <Checkbox label={name} error={sentence} />,
    disabled: ({ name }) => <Checkbox label={name} disabled />,
    long: (words) => longOf(words).map((text) => <Checkbox key={text} label={text} error={text} />),
  },
};
