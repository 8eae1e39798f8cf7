import { MediaPicture, TitledPicture } from '@souk/storefront';
import styled from 'styled-components';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const SOURCE = '/media/banners/soup-season-960.webp';

const Place = styled.div`
  position: relative;
`;

export const titledPicture: Story = {
  also: ['MediaPicture'],
  width: 360,
  states: {
    usual: ({ name, sentence }) => (
      <Place>
        <TitledPicture src={SOURCE} title={name} text={sentence} />
      </Place>
    ),
    'without words': ({ name }) => <MediaPicture src={SOURCE} alt={name} sizes="360px" ratio={2} />,
    'with an action': ({ name, action }) => (
      <Place>
        <TitledPicture src={SOURCE} title={name} action={action} />
      </Place>
    ),
    long: (words) =>
      longOf(words).map((text) => (
        <Place key={text}>
          <TitledPicture src={SOURCE} title={text} text={text} />
        </Place>
      )),
    'long, with an action': (words) =>
      longOf(words).map((text) => (
        <Place key={text}>
          <TitledPicture src={SOURCE} title={text} action={text} />
        </Place>
      )),
  },
};
