import { SelectField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { STORIES } from '../stories/all-stories.ts';
import { addressOf, CHOICES, type Shown } from './address.ts';
import { States } from './states.tsx';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: ${tokens.space[4]} ${tokens.space.gutter} ${tokens.space[16]};
`;
const Bar = styled.header`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`;

/** One component in all of its states, and the choice of another, of language and of theme. Each is an address. */
export function Catalogue({ shown }: { shown: Shown }) {
  const { component, language } = shown;
  const story = STORIES[component];
  return (
    <Page>
      <Bar lang="en">
        {Object.entries(CHOICES).map(([name, choices]) => (
          <SelectField
            key={name}
            label={name}
            name={name}
            value={shown[name as keyof Shown]}
            onChange={({ target }) => location.assign(addressOf({ ...shown, [name]: target.value }))}
          >
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SelectField>
        ))}
      </Bar>
      <main>
        <h1 lang="en">{component}</h1>
        {story?.also && <p lang="en">With {story.also.join(', ')}</p>}
        {story && <States story={story} language={language} />}
      </main>
    </Page>
  );
}
