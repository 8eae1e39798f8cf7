import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-media-query.ts';
import { useTurn } from './use-turn.ts';

/**
 * Moves a carousel on every `delay` milliseconds, but not while it is off screen, while the customer points at it or has focus
 * in it, after they paused it, or while another carousel in sight does.
 * Starts paused where motion is to be reduced.
 */
export function useAutoplay(
  embla: EmblaCarouselType | null,
  delay: number | undefined,
  { held, onScreen }: { held: boolean; onScreen: boolean },
) {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = delay !== undefined && (chosen ?? !reduced);
  // After a press on Play, pointer and focus are on that button, and must not pause it.
  const attended = chosen === null && (pointed || focused);
  const isOnTurn = useTurn(playing && onScreen);
  const running = isOnTurn && !attended && !held;

  useEffect(() => {
    if (!embla || delay === undefined || !running) return;
    const timer = setInterval(() => {
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, delay);
    return () => clearInterval(timer);
  }, [embla, delay, running]);

  return {
    playing,
    toggle: () => setChosen(!playing),
    /** For the element around slides and buttons. */
    attention: {
      onPointerEnter: (event: { pointerType: string }) => setPointed(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
