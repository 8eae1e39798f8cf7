import type { ReactNode } from 'react';
import { Carousel } from '@souk/ui';
import type { PerView } from '@souk/ui';

/** How many of what stand side by side; the fraction shows that there is more. */
const PER_VIEW = {
  items: { base: 2.15, from600: 3.2, from999: 4, from1180: 5 },
  stores: { base: 1.15, from600: 2.15, from999: 3 },
  wide: { base: 1.1, from670: 2, from999: 3 },
} satisfies Record<string, PerView>;

/* The words below a picture take about this much of a card. */
const LIFT = { items: '3.25rem', stores: '2.5rem', wide: undefined };

interface Props {
  label: string;
  of: keyof typeof PER_VIEW;
  children: ReactNode;
}

/** Cards in a row that scrolls sideways. */
export function Rail({ label, of, children }: Props) {
  return (
    <Carousel label={label} perView={PER_VIEW[of]} bleed lift={LIFT[of]}>
      {children}
    </Carousel>
  );
}
