import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useState } from 'react';
import { createPart, usePart } from './part.ts';
import { whenIdle } from './when-idle.ts';

const part = createPart(() => import(/* webpackChunkName: "part-carousel" */ 'embla-carousel'));

/** Loads what moves carousels before the first one asks for it. */
export const loadCarousel = part.load;

/**
 * What moves a carousel: a ref for its viewport, and the movement once it is there. It is loaded when the page has nothing else
 * to do; until then, and where it cannot be loaded, the viewport scrolls by itself.
 */
export function useEmbla(options: EmblaOptionsType) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const { value } = usePart(part, false);
  useEffect(() => whenIdle(() => void loadCarousel()), []);
  const settings = JSON.stringify(options);
  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !value) return;
      const made = value.default(element, JSON.parse(settings) as EmblaOptionsType);
      setEmbla(made);
      return () => {
        made.destroy();
        setEmbla(null);
      };
    },
    [value, settings],
  );
  return [viewport, embla] as const;
}
