import { ShellProviders } from '@souk/remote-kit';
import { createTestShell } from '@souk/testing/builders';
import { tokens } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { State, Story } from '../stories/story.ts';
import { WORDS, type Spoken } from '../stories/words.ts';

const Section = styled.section`
  margin-block-start: ${tokens.space[8]};

  > h2 {
    margin-block-end: ${tokens.space[3]};
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;
const Drawn = styled.div<{ $width: number | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  max-inline-size: ${({ $width }) => ($width ? `${$width}px` : 'none')};
`;

/** A state in a shell of its own, which the others do not change. */
function InShell({ state, language }: { state: State; language: Spoken }) {
  const words = WORDS[language];
  const [shell] = useState(() => createTestShell(typeof state === 'function' ? {} : state.shell(words)));
  const draw = typeof state === 'function' ? state : state.draw;
  return <ShellProviders shell={shell}>{draw(words)}</ShellProviders>;
}

/** Every state of a component, each below its name. */
export function States({ story, language }: { story: Story; language: Spoken }) {
  return Object.entries(story.states).map(([name, state]) => {
    // A list of ids is separated by spaces, so an id has none.
    const heading = `state-${name.replaceAll(' ', '-')}`;
    return (
      <Section key={name} aria-labelledby={heading}>
        <h2 id={heading} lang="en">
          {name}
        </h2>
        <Drawn $width={story.width}>
          <InShell state={state} language={language} />
        </Drawn>
      </Section>
    );
  });
}
