import { Children, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { direction } from '@souk/i18n';
import styled, { css } from 'styled-components';
import { CarouselControls, CarouselFoot } from './carousel-controls.tsx';
import { SlideContext } from './slide-context.ts';
import { useText } from './texts/texts.ts';
import { BREAKPOINTS, media, tokens } from './tokens.ts';
import type { Breakpoint } from './tokens.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselState } from './use-carousel-state.ts';
import { useEmbla } from './use-embla.ts';
import { useReducedMotion } from './use-media-query.ts';
import { useNear } from './use-near.ts';
import { useOnScreen } from './use-on-screen.ts';
import { whenIdle } from './when-idle.ts';

/** How many slides show at a time, by breakpoint; 2.3 lets the third look in. */
export type PerView = { base: number } & Partial<Record<Breakpoint, number>>;

export interface CarouselProps {
  /** The accessible name. */
  label: string;
  perView: PerView;
  /** Milliseconds on each stop (PRO-2: 4000); absent: moves only by its buttons. */
  autoplay?: number;
  /** Goes round; default: ends at the last slide. */
  loop?: boolean;
  /** Milliseconds of a move (PRO-2: 800, PRO-3: 500). */
  speed?: number;
  /** Dots below; default: where it plays by itself. */
  dots?: boolean;
  gap?: keyof typeof tokens.space;
  /** On phones and tablets the slides run to the page's edges; for carousels that stand in the page's column. */
  bleed?: boolean;
  /** How far above the middle the buttons stand, a CSS length; for cards with words below their picture. */
  lift?: string;
  /** One slide each. */
  children: ReactNode;
}

// The gap belongs to the slides, also to the last, so that a loop closes evenly. The padding leaves room for shadows and focus rings.
const Viewport = styled.div<{ $bleed: boolean }>`
  --over: ${({ $bleed }) => ($bleed ? tokens.space.gutter : '8px')};
  overflow: hidden;
  scrollbar-width: none;
  margin: -12px calc(-1 * var(--over));
  padding: 12px var(--over);

  &[data-scrolls] {
    overflow: auto hidden;
  }
  ${media.from1180} {
    --over: 8px;
  }
`;

// Embla rounds every slide to whole pixels, and does not loop where those left of the one that moves no longer fill the view.
// Where all of them stand side by side there is nothing to loop, and they fill the view exactly.
const basis = (slides: number, { $loop, $count }: { $loop: boolean; $count: number }) => css`
  flex-basis: calc(${100 / slides}% + ${$loop && $count > slides ? '0.5px' : '0px'});
`;

/** What `value` makes of the number of slides that show at a time, at every width of the page. */
const byWidth = (perView: PerView, value: (slides: number) => ReturnType<typeof css>) => css`
  ${value(perView.base)}
  ${(Object.keys(BREAKPOINTS) as Breakpoint[]).map((point) => {
    const slides = perView[point];
    return (
      slides &&
      css`
        ${media[point]} {
          ${value(slides)}
        }
      `
    );
  })}
`;

const Slides = styled.ul<{ $perView: PerView; $gap: string; $loop: boolean; $count: number }>`
  display: flex;
  margin-inline-start: calc(-1 * ${({ $gap }) => $gap});
  touch-action: pan-y pinch-zoom;

  > li {
    flex: 0 0 auto;
    margin: 0; /* Embla reads it, and not every page that draws this has the reset */
    min-inline-size: 0;
    padding-inline-start: ${({ $gap }) => $gap};
    ${(props) => byWidth(props.$perView, (slides) => basis(slides, props))}
  }
`;

// Holds the place of the controls below the slides until the stops are counted, where there is more than one.
const FootPlace = styled(CarouselFoot)<{ $perView: PerView; $count: number }>`
  ${({ $perView, $count }) =>
    byWidth(
      $perView,
      (slides) => css`
        display: ${$count > slides ? 'flex' : 'none'};
      `,
    )}
`;

/** Rendered with the page, though nothing moves yet: rules that a browser gets later have it style all of the page again. */
const Controls = styled.div`
  &:not([hidden]) {
    display: contents;
  }
`;

const Root = styled.section`
  position: relative;
  min-inline-size: 0;
`;

/** What the widest page shows and the slide after it are drawn at once, and at least a few; the others while the page is idle. */
const drawnAtOnce = (perView: PerView) => Math.max(4, Math.ceil(Math.max(...Object.values(perView))) + 1);
const DRAWN_WHILE_IDLE = 6;

/** How many slides are drawn. Those to come hold their place meanwhile. */
function useDrawnSlides(count: number, perView: PerView, near: boolean): number {
  const [drawn, setDrawn] = useState(() => drawnAtOnce(perView));
  const isComplete = drawn >= count;
  useEffect(() => {
    if (near && !isComplete) return whenIdle(() => startTransition(() => setDrawn(drawn + DRAWN_WHILE_IDLE)));
  }, [near, isComplete, drawn]);
  return drawn;
}

// Embla counts in a unit of its own, of which one takes about 24 ms.
const emblaDuration = (milliseconds: number) => Math.round(milliseconds / 24);

export function Carousel(props: CarouselProps) {
  const {
    label,
    perView,
    autoplay,
    loop = false,
    speed = 500,
    gap = 4,
    bleed = false,
    lift,
    children,
  } = props;
  const { dots = autoplay !== undefined } = props;
  const slides = Children.toArray(children);
  const t = useText();
  const reduced = useReducedMotion();
  const [held, setHeld] = useState<number | null>(null);
  const { ref: root, near } = useNear<HTMLElement>();
  const options = {
    loop,
    direction: direction(),
    align: 'start',
    slidesToScroll: autoplay === undefined ? 'auto' : 1,
    duration: reduced ? 0 : emblaDuration(speed),
  } as const;
  const [viewport, embla] = useEmbla(options, near);
  const drawn = useDrawnSlides(slides.length, perView, near);
  const onScreen = useOnScreen(root);
  const state = useCarouselState(embla);
  // Who moves on by hand ends the hold as well, also for when the slide comes round again.
  if (held !== null && held !== state.selected) setHeld(null);
  const { playing, toggle, attention } = useAutoplay(embla, state.stops > 1 ? autoplay : undefined, {
    held: held !== null,
    onScreen,
  });

  return (
    <Root ref={root} aria-roledescription={t('carousel.name')} aria-label={label} {...attention}>
      {/* Browsers let the Tab key stop at what scrolls, and drop the focus once Embla is there and it scrolls no more. */}
      <Viewport ref={viewport} tabIndex={-1} $bleed={bleed} data-scrolls={embla ? undefined : ''}>
        <Slides $perView={perView} $gap={tokens.space[gap]} $loop={loop} $count={slides.length}>
          {slides.map((slide, index) => (
            <li key={index}>
              <SlideContext
                value={{
                  active: onScreen && state.selected === index,
                  hold: () => setHeld(index),
                  advance: () => {
                    if (state.selected !== index) return;
                    setHeld(null);
                    embla?.scrollNext();
                  },
                }}
              >
                {index < drawn && slide}
              </SlideContext>
            </li>
          ))}
        </Slides>
      </Viewport>
      {state.stops === 0 && dots && <FootPlace $perView={perView} $count={slides.length} />}
      <Controls hidden={state.stops <= 1}>
        <CarouselControls
          {...state}
          dots={dots}
          lift={lift}
          playing={autoplay === undefined ? null : playing}
          onToggle={toggle}
          onPrevious={() => embla?.scrollPrev(reduced)}
          onNext={() => embla?.scrollNext(reduced)}
        />
      </Controls>
    </Root>
  );
}
