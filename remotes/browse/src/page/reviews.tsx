import styled from 'styled-components';
import { errorCause } from '@souk/api-client';
import type { ItemReviews } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { Button, EmptyState, ErrorState, media, Progress, Skeleton, Star, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ReviewCard } from './review-card.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.from999} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`;
const Summary = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
`;
const Average = styled.p`
  font: ${tokens.type.headline};
`;
const Soft = styled.p`
  color: ${tokens.color.inkSoft};
`;
const Stars = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};

  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: ${tokens.space[2]};
    font: ${tokens.type.small};
    font-variant-numeric: tabular-nums;
  }
  li > :first-child {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  li > :last-child {
    text-align: end;
    color: ${tokens.color.inkSoft};
  }
`;
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[5]};

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[5]};
    inline-size: 100%;
  }
`;

/** How many gave each number of stars, the most first. */
function Ratings({
  average,
  counts,
  total,
}: {
  average: string;
  counts: ItemReviews['rating_counts'];
  total: number;
}) {
  const t = useText();
  const formats = useFormats();
  return (
    <Summary>
      <Average>{t('reviews.summary', { rating: average })}</Average>
      <Soft>{t('reviews.gave', { count: total })}</Soft>
      <Stars>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span aria-hidden>
                {formats.number(stars)}
                <Star size={14} />
              </span>
              <Progress
                value={total > 0 ? (count / total) * 100 : 0}
                label={t('reviews.stars', { count: stars })}
              />
              <span>{formats.number(count)}</span>
            </li>
          );
        })}
      </Stars>
    </Summary>
  );
}

interface Props {
  /** As shown (CRD-9). */
  average: string;
  list: UseInfiniteQueryResult<InfiniteData<ItemReviews>>;
  /** Shown where there are no reviews yet. */
  noneText: string;
}

/** What customers say, page by page, and how many gave what (POP-26, REV-4, STR-7). */
export function Reviews({ average, list, noneText }: Props) {
  const t = useText();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const [first] = data?.pages ?? [];
  if (!first) {
    if (isError)
      return (
        <ErrorState title={t('reviews.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      );
    return <Skeleton height="16rem" radius="l" />;
  }
  if (first.total_size === 0)
    return <EmptyState icon={<Star size={40} />} title={t('reviews.none')} text={noneText} />;
  return (
    <Frame>
      <Ratings average={average} counts={first.rating_counts} total={first.total_size} />
      <List>
        <ul>
          {data?.pages
            .flatMap(({ reviews }) => reviews)
            .map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
        </ul>
        {hasNextPage && (
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('reviews.more')}
          </Button>
        )}
      </List>
    </Frame>
  );
}
