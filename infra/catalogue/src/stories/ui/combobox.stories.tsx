import { Combobox, MapPin, type ComboboxOption, type ComboboxProps } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

/** The list lies over what follows. */
const Room = styled.div`
  min-block-size: 20rem;
`;

const groupsOf = (heading: string, texts: readonly string[]): ComboboxProps<ComboboxOption>['groups'] => [
  { id: 'found', heading, options: texts.map((text) => ({ id: text, text, icon: <MapPin aria-hidden /> })) },
];

interface Props extends Pick<ComboboxProps<ComboboxOption>, 'look' | 'busy' | 'empty'> {
  words: Words;
  typed?: string;
  groups?: ComboboxProps<ComboboxOption>['groups'];
}

function Typed({ words: { name, action, sentence }, typed = name, groups = [], ...rest }: Props) {
  const [value, setValue] = useState(typed);
  const [active, setActive] = useState(typed !== '');
  return (
    <Combobox
      {...rest}
      label={name}
      placeholder={sentence}
      value={value}
      onType={setValue}
      active={active}
      onActiveChange={setActive}
      open={active && (groups.length > 0 || rest.empty !== undefined)}
      groups={groups}
      onChoose={() => setActive(false)}
      listLabel={name}
      clearLabel={action}
    />
  );
}

export const combobox: Story = {
  width: 400,
  states: {
    empty: (words) => <Typed words={words} typed="" />,
    'looking up': (words) => <Typed words={words} busy />,
    open: (words) => (
      <Room>
        <Typed words={words} groups={groupsOf(words.action, [words.name, words.sentence])} />
      </Room>
    ),
    'nothing found': (words) => (
      <Room>
        <Typed words={words} empty={words.sentence} />
      </Room>
    ),
    'a pill': (words) => (
      <Room>
        <Typed words={words} look="pill" groups={groupsOf(words.action, [words.name])} />
      </Room>
    ),
    long: (words) => (
      <Room>
        <Typed words={words} typed={words.title} groups={groupsOf(words.title, longOf(words))} />
      </Room>
    ),
  },
};
