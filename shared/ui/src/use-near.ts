import { useEffect, useRef, useState } from 'react';

/** How far ahead of the visible part of the page something begins to load. */
const AHEAD = '300px 0px';

/** Whether an element is near the visible part of the page, or has been: what is far below asks for nothing yet. */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
