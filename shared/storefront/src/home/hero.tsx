import styled, { css } from 'styled-components';
import { useReadable, useShell } from '@souk/remote-kit';
import { media, tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';

const SCENE_RATIO = 21 / 9;

/* The module's accent, deep enough for white words in either theme. */
const ground = css`light-dark(
  color-mix(in oklab, ${tokens.color.accent} 90%, black),
  color-mix(in oklab, ${tokens.color.accent} 42%, black)
)`;

/* Slim on every visit: what is sold comes first. */
const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: 88px;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
  background: ${ground};
  color: white;

  ${media.from670} {
    min-block-size: 112px;
  }
`;
const Words = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  inline-size: 60%;
  padding-block: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};

  ${media.from670} {
    inline-size: 56%;
    padding-inline-start: ${tokens.space[6]};
  }
`;
const Title = styled.h1`
  font: ${tokens.type.title};
  letter-spacing: -0.02em;

  ${media.from670} {
    font: ${tokens.type.headline};
    text-wrap: balance;
  }
`;
/* A phone has room for the heading. */
const Text = styled.p`
  display: none;

  ${media.from999} {
    display: block;
    max-inline-size: 52ch;
    margin-block-start: ${tokens.space[1]};
    font: ${tokens.type.small};
  }
`;
/* The picture grows out of the panel, from the words' side. */
const Scene = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 50%;
  mask-image: linear-gradient(to right, transparent 10%, black 65%);

  &:dir(rtl) {
    mask-image: linear-gradient(to left, transparent 10%, black 65%);
  }
  > span {
    block-size: 100%;
  }
`;

interface Props {
  title: string;
  text: string;
}

/** The top of a module's home: its own heading and words, and its picture, in a slim band (HOM-20). */
export function Hero({ title, text }: Props) {
  const module = useReadable(useShell().module.current);
  return (
    <Panel>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Words>
      <Scene>
        {module && (
          <MediaPicture
            src={module.thumbnail_full_url}
            alt=""
            sizes="(min-width: 1240px) 620px, 50vw"
            ratio={SCENE_RATIO}
            priority
          />
        )}
      </Scene>
    </Panel>
  );
}
