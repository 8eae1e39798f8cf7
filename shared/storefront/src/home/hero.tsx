import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReadable, useShell } from '@souk/remote-kit';
import { ChevronDown, MapPin, media, tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { useText } from '../texts/texts.ts';

const Panel = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.accentSoft};

  ${media.from670} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-block-size: 22rem;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: center;
  gap: ${tokens.space[4]};
  padding: clamp(1.5rem, 4vw, 3.5rem);
`;
const Title = styled.h1`
  max-inline-size: 16ch;
  font: ${tokens.type.display};
  letter-spacing: -0.02em;
`;
const Text = styled.p`
  max-inline-size: 44ch;
  font: ${tokens.type.body};
  color: ${tokens.color.inkSoft};
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
  box-shadow: ${tokens.shadow.s};
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
const Scene = styled.div`
  position: relative;
  align-self: end;
  inline-size: min(78%, 24rem);
  margin-inline: auto;

  ${media.from670} {
    align-self: center;
    inline-size: 100%;
  }
`;

interface Props {
  title: string;
  text: string;
  /** A picture composition of the module's own; default: the module's picture. */
  scene?: ReactNode;
  /** What the module adds below its words. */
  children?: ReactNode;
}

/** The top of a module's home: its own heading and words (HOM-20), where things are delivered to, and its picture. */
export function Hero({ title, text, scene, children }: Props) {
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
          aria-label={place ? `${t('hero.to')} ${place.address}. ${t('hero.change')}` : t('hero.where')}
        >
          <MapPin aria-hidden />
          <span>{place?.address ?? t('hero.where')}</span>
          <ChevronDown aria-hidden />
        </Place>
        {children}
      </Words>
      <Scene>
        {scene ??
          (module && (
            <MediaPicture
              src={module.thumbnail_full_url}
              alt=""
              sizes="(min-width: 670px) 40vw, 78vw"
              ratio={4 / 3}
              priority
            />
          ))}
      </Scene>
    </Panel>
  );
}
