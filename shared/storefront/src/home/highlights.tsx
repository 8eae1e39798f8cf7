import type { ReactNode } from 'react';
import { advertisementsQuery } from '@souk/api-client';
import { Carousel, Skeleton } from '@souk/ui';
import { QuerySection } from '../section/query-section.tsx';
import { useText } from '../texts/texts.ts';
import { AUTOPLAY_MS } from './autoplay.ts';
import { HighlightSlide } from './highlight-slide.tsx';

const PER_VIEW = { base: 1, from670: 2, from999: 3 };
const SPEED_MS = 500;
const ALL_VISIBLE = 3;

/** Promotions of stores, some of them with a video that plays in its place (PRO-3, PRO-4). */
export function Highlights({ heading }: { heading: string }) {
  const t = useText();
  const carousel = (slides: ReactNode[]) => (
    <Carousel
      label={heading}
      perView={PER_VIEW}
      speed={SPEED_MS}
      autoplay={AUTOPLAY_MS}
      loop={slides.length > ALL_VISIBLE}
    >
      {slides}
    </Carousel>
  );
  return (
    <QuerySection
      heading={heading}
      subtitle={t('highlights.subtitle')}
      query={advertisementsQuery()}
      isEmpty={(promotions) => promotions.length === 0}
      skeleton={carousel([0, 1, 2, 3].map((slide) => <Skeleton key={slide} height="19rem" radius="l" />))}
    >
      {(promotions) =>
        carousel(promotions.map((promotion) => <HighlightSlide key={promotion.id} promotion={promotion} />))
      }
    </QuerySection>
  );
}
