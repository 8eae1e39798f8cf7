import styled from 'styled-components';
import { itemReviewsPages } from '@souk/api-client';
import { slugOf } from '@souk/contracts';
import type { Item, ItemReviews } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { Button, EmptyState, ErrorState, media, Progress, Skeleton, Star, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ReviewCard } from './review-card.tsx';

const A_PAGE = 5;

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
  item,
  counts,
  total,
}: {
  item: Item;
  counts: ItemReviews['rating_counts'];
  total: number;
}) {
  const t = useText();
  const formats = useFormats();
  return (
    <Summary>
      <Average>{t('reviews.summary', { rating: formats.rating(item.avg_rating) })}</Average>
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

/** What customers say of an item, page by page (POP-26, REV-4). */
export function Reviews({ item }: { item: Item }) {
  const t = useText();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    itemReviewsPages({ id: slugOf(item), limit: A_PAGE }),
  );
  const [first] = data?.pages ?? [];
  if (!first) {
    if (isError) return <ErrorState title={t('reviews.failed')} onRetry={() => void refetch()} />;
    return <Skeleton height="16rem" radius="l" />;
  }
  if (first.total_size === 0)
    return <EmptyState icon={<Star size={40} />} title={t('reviews.none')} text={t('reviews.noneText')} />;
  return (
    <Frame>
      <Ratings item={item} counts={first.rating_counts} total={first.total_size} />
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
