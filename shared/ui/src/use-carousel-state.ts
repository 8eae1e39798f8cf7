import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

const start = { selected: 0, stops: 0, canPrevious: false, canNext: false };

/** Where a carousel stands: the current stop, how many there are, and whether it can go on. */
export function useCarouselState(embla: EmblaCarouselType | null) {
  const [state, setState] = useState(start);
  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({
        selected: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return state;
}
