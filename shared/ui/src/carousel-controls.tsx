import { ChevronLeft, ChevronRight, Pause, Play } from './icons.ts';
import styled, { css } from 'styled-components';
import { IconButton } from './icon-button.tsx';
import { useText } from './texts/texts.ts';
import { media, tokens } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

interface CarouselControlsProps {
  selected: number;
  stops: number;
  canPrevious: boolean;
  canNext: boolean;
  dots: boolean;
  lift?: string;
  /** Null where the carousel does not play by itself. */
  playing: boolean | null;
  onToggle(): void;
  onPrevious(): void;
  onNext(): void;
}

const { color, space } = tokens;

// On phones the buttons flank the dots, where there are any; elsewhere they stand over the slides' edges.
const side = css<{ $foot: boolean }>`
  position: absolute;
  z-index: ${tokens.layer.raised};
  block-size: 44px;
  inset-block: ${({ $foot }) => ($foot ? 'auto -4px' : '0')};
  margin-block: auto;

  ${media.from600} {
    inset-block: 0 ${({ $foot }) => ($foot ? '44px' : '0')};
  }
  /* Fingers swipe. */
  ${media.touch} {
    display: none;
  }
  &:dir(rtl) svg {
    scale: -1 1;
  }
  /* At the end the button goes, but not from under the focus. */
  &:has([aria-disabled='true']):not(:focus-within) {
    visibility: hidden;
  }
`;

const overEdge = ({ $foot }: { $foot: boolean }) => ($foot ? '0' : '-10px');

const Previous = styled.div<{ $foot: boolean }>`
  ${side}
  inset-inline-start: ${overEdge};
  ${media.from600} {
    inset-inline-start: -16px;
  }
`;
const Next = styled.div<{ $foot: boolean }>`
  ${side}
  inset-inline-end: ${overEdge};
  ${media.from600} {
    inset-inline-end: -16px;
  }
`;

/** Below the slides. */
export const CarouselFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: 36px;
  margin-block-start: ${space[2]};
`;

const Dots = styled.span`
  display: flex;
  gap: 6px;
`;

const Dot = styled.span<{ $current: boolean }>`
  inline-size: ${({ $current }) => ($current ? '20px' : '6px')};
  block-size: 6px;
  border-radius: ${tokens.radius.round};
  background: ${({ $current }) => ($current ? color.accent : color.lineStrong)};
  transition: inline-size ${tokens.motion.calm};
`;

export function CarouselControls(props: CarouselControlsProps) {
  const { selected, stops, canPrevious, canNext, dots, lift, playing, onToggle, onPrevious, onNext } = props;
  const t = useText();
  const foot = dots || playing !== null;
  const raised = { translate: lift && `0 calc(-1 * ${lift})` };
  return (
    <>
      <Previous $foot={foot} style={raised}>
        <IconButton
          variant="raised"
          label={t('carousel.previous')}
          icon={<ChevronLeft aria-hidden />}
          aria-disabled={!canPrevious}
          onClick={() => canPrevious && onPrevious()}
        />
      </Previous>
      <Next $foot={foot} style={raised}>
        <IconButton
          variant="raised"
          label={t('carousel.next')}
          icon={<ChevronRight aria-hidden />}
          aria-disabled={!canNext}
          onClick={() => canNext && onNext()}
        />
      </Next>
      {foot && (
        <CarouselFoot>
          {dots && (
            <Dots aria-hidden>
              {Array.from({ length: Math.max(stops, 2) }, (_, stop) => (
                <Dot key={stop} $current={stop === selected} />
              ))}
            </Dots>
          )}
          <VisuallyHidden>{t('carousel.position', { current: selected + 1, total: stops })}</VisuallyHidden>
          {playing !== null && (
            <IconButton
              size="s"
              label={t(playing ? 'carousel.pause' : 'carousel.play')}
              icon={
                playing ? (
                  <Pause size={16} fill="currentColor" aria-hidden />
                ) : (
                  <Play size={16} fill="currentColor" aria-hidden />
                )
              }
              onClick={onToggle}
            />
          )}
        </CarouselFoot>
      )}
    </>
  );
}
