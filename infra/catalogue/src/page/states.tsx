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
  return Object.entries(story.states).map(([name, draw]) => {
    // A list of ids is separated by spaces, so an id has none.
    const heading = `state-${name.replaceAll(' ', '-')}`;
    return (
      <State key={name} aria-labelledby={heading}>
        <h2 id={heading} lang="en">
          {name}
        </h2>
        <Drawn $width={story.width}>{draw(WORDS[language])}</Drawn>
      </State>
    );
  });
}
