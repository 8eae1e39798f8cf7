import { PasswordField } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const passwordField: Story = {
  width: 320,
  states: {
    empty: ({ name, sentence }) => <PasswordField name="empty" label={name} hint={sentence} />,
    filled: ({ name }) => <PasswordField name="filled" label={name} defaultValue={name} />,
    wrong: ({ name, sentence }) => (
      <PasswordField name="wrong" label={name} defaultValue={name} error={sentence} />
    ),
    disabled: ({ name }) => <PasswordField name="disabled" label={name} defaultValue={name} disabled />,
    long: (words) =>
      longOf(words).map((text) => (
        <PasswordField key={text} name="long" label={text} defaultValue={text} hint={text} error={text} />
      )),
  },
};
