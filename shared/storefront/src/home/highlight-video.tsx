import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton, Pause, Play, tokens, useReducedMotion, useSlide } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Frame = styled.div`
  position: relative;
  background: ${tokens.color.sunken};
`;
const Film = styled.video`
  inline-size: 100%;
  object-fit: cover;
`;
const Control = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
`;

interface Props {
  src: string;
  poster: string | null;
  title: string;
  ratio: number;
}

/**
 * A video in a slide: silent, it starts when its slide comes to the front, holds the carousel while it plays, and lets it go
 * on when it ends (PRO-4). With reduced motion it starts only by its button.
 */
export function HighlightVideo({ src, poster, title, ratio }: Props) {
  const t = useText();
  const reduced = useReducedMotion();
  const { active, hold, advance } = useSlide();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!active) video.current?.pause();
    // A browser may refuse to start by itself; the button is there for that.
    else if (!reduced) void video.current?.play().catch(() => setPlaying(false));
  }, [active, reduced]);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => setPlaying(false));
  };
  return (
    <Frame>
      <Film
        ref={video}
        src={src}
        poster={poster ?? undefined}
        aria-label={title}
        muted
        playsInline
        preload="none"
        style={{ aspectRatio: ratio }}
        onPlay={() => {
          setPlaying(true);
          hold();
        }}
        onPause={() => setPlaying(false)}
        onEnded={advance}
        // It said that it plays before it knew that it cannot.
        onError={() => {
          setPlaying(false);
          advance();
        }}
      />
      <Control>
        <IconButton
          variant="raised"
          label={t(playing ? 'highlights.pause' : 'highlights.play')}
          icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={toggle}
        />
      </Control>
    </Frame>
  );
}
