import { TextArea } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const textArea: Story = {
  width: 320,
  states: {
    empty: ({ name, sentence }) => (
      <TextArea name="empty" label={name} placeholder={sentence} hint={sentence} />
    ),
    filled: (words) => (
      <TextArea name="filled" label={words.name} defaultValue={longOf(words).join('\n\n')} />
    ),
    wrong: ({ name, sentence }) => (
      <TextArea name="wrong" label={name} defaultValue={name} error={sentence} />
    ),
    disabled: ({ name }) => <TextArea name="disabled" label={name} defaultValue={name} disabled />,
    long: (words) =>
      longOf(words).map((text) => (
        <TextArea key={text} name="long" label={text} defaultValue={text} hint={text} error={text} />
      )),
  },
};
