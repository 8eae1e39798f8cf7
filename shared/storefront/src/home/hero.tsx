import styled, { css } from 'styled-components';
import { useReadable, useShell } from '@souk/remote-kit';
import { ChevronDown, MapPin, media, tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { useText } from '../texts/texts.ts';

const SCENE_RATIO = 21 / 9;

/* The module's accent, deep enough for white words in either theme. */
const ground = css`light-dark(
  color-mix(in oklab, ${tokens.color.accent} 90%, black),
  color-mix(in oklab, ${tokens.color.accent} 42%, black)
)`;

const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  background: ${ground};
  color: white;

  ${media.from670} {
    min-block-size: clamp(18rem, 28vw, 23rem);
  }
`;
const Words = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: center;
  gap: ${tokens.space[4]};
  padding: clamp(1.5rem, 4vw, 3.5rem);

  ${media.from670} {
    inline-size: 52%;
  }
`;
const Title = styled.h1`
  max-inline-size: 16ch;
  font: ${tokens.type.display};
  letter-spacing: -0.02em;
`;
const Text = styled.p`
  max-inline-size: 42ch;
`;
const Place = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  max-inline-size: 100%;
  min-block-size: 52px;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: ${tokens.type.bodyStrong};

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${tokens.color.accentStrong};
  }
`;
/* The picture grows out of the panel: from below on a phone, from the words' side elsewhere. */
const Scene = styled.div`
  aspect-ratio: ${SCENE_RATIO};
  margin-block-start: -2rem;
  mask-image: linear-gradient(to bottom, transparent, black 35%);

  ${media.from670} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 62%;
    aspect-ratio: auto;
    margin: 0;
    mask-image: linear-gradient(to right, transparent 4%, black 44%);

    &:dir(rtl) {
      mask-image: linear-gradient(to left, transparent 4%, black 44%);
    }
    > span {
      block-size: 100%;
    }
  }
`;

interface Props {
  title: string;
  text: string;
}

/** The top of a module's home: its own heading and words (HOM-20), where things are delivered to, and its picture. */
export function Hero({ title, text }: Props) {
  const t = useText();
  const shell = useShell();
  const place = useReadable(shell.location.current);
  const module = useReadable(shell.module.current);
  return (
    <Panel>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Place
          type="button"
          onClick={() => void shell.location.pick({ flow: 'store' })}
          aria-label={place ? t('hero.to', { address: place.address }) : t('hero.where')}
        >
          <MapPin aria-hidden />
          <span>
            <bdi>{place?.address ?? t('hero.where')}</bdi>
          </span>
          <ChevronDown aria-hidden />
        </Place>
      </Words>
      <Scene>
        {module && (
          <MediaPicture
            src={module.thumbnail_full_url}
            alt=""
            sizes="(min-width: 670px) 62vw, 94vw"
            ratio={SCENE_RATIO}
            priority
          />
        )}
      </Scene>
    </Panel>
  );
}
