import { TextField } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const textField: Story = {
  width: 320,
  states: {
    empty: ({ name, sentence }) => <TextField name="empty" label={name} hint={sentence} />,
    wrong: ({ name, sentence }) => (
      <TextField name="wrong" label={name} defaultValue={name} error={sentence} />
    ),
    disabled: ({ name }) => <TextField name="disabled" label={name} defaultValue={name} disabled />,
    long: (words) =>
      longOf(words).map((text) => (
        <TextField key={text} name="long" label={text} defaultValue={text} hint={text} error={text} />
      )),
  },
};
