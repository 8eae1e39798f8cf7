import { useEffect, useState } from 'react';

/** The part of the window that one reads in: below what sticks to its top, and not its lower half. */
const READING_AREA = '-150px 0px -55% 0px';

/** The first of these parts of the page that one has scrolled to, so that a menu can follow. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const names = ids.join(' ');
  useEffect(() => {
    const order = names.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        const first = order.find((id) => inView.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}
