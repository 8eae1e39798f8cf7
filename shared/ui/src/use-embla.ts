import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { createPart, usePart } from './part.ts';
import { whenIdle } from './when-idle.ts';

const part = createPart(() => import(/* webpackChunkName: "part-carousel" */ 'embla-carousel'));

/** Loads what moves carousels before the first one asks for it. */
export const loadCarousel = part.load;

/**
 * What moves a carousel: a ref for its viewport, and the movement once it is there. It is loaded when the page has nothing else
 * to do; until then, where it cannot be loaded, and for a carousel that was not `near` the screen yet, the viewport scrolls by
 * itself.
 */
export function useEmbla(options: EmblaOptionsType, near: boolean) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const { value } = usePart(part, false);
  useEffect(() => (near ? whenIdle(() => void loadCarousel()) : undefined), [near]);
  const settings = JSON.stringify(options);
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!value || !near) return;
    let made: EmblaCarouselType | null = null;
    // It measures every slide: what a customer waits for is drawn before that.
    const cancel = whenIdle(() => {
      if (!viewport.current) return;
      made = value.default(viewport.current, JSON.parse(settings) as EmblaOptionsType);
      setEmbla(made);
    });
    return () => {
      cancel();
      made?.destroy();
      setEmbla(null);
    };
  }, [value, near, settings]);
  return [viewport, embla] as const;
}
