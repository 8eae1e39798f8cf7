import { SelectField } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const selectField: Story = {
  width: 320,
  states: {
    usual: ({ name, sentence }) => (
      <SelectField name="usual" label={name} hint={sentence}>
        <option>{name}</option>
      </SelectField>
    ),
    wrong: ({ name, sentence }) => (
      <SelectField name="wrong" label={name} error={sentence}>
        <option>{name}</option>
      </SelectField>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <SelectField key={text} name="long" label={text}>
          <option>{text}</option>
        </SelectField>
      )),
  },
};
