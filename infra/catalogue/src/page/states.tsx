import { tokens } from '@souk/ui';
import styled from 'styled-components';
import type { Story } from '../stories/story.ts';
import { WORDS, type Spoken } from '../stories/words.ts';

const State = styled.section`
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

/** Every state of a component, each below its name. */
export function States({ story, language }: { story: Story; language: Spoken }) {
  return Object.entries(story.states).map(([name, draw]) => (
    <State key={name} aria-labelledby={`state-${name}`}>
      <h2 id={`state-${name}`} lang="en">
        {name}
      </h2>
      <Drawn $width={story.width}>{draw(WORDS[language])}</Drawn>
    </State>
  ));
}
