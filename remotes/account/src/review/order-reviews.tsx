import { ApiError, errorCause, orderReviewsQuery, withShownError } from '@souk/api-client';
import { accountPath, orderPath } from '@souk/contracts';
import type { OrderReviews as Reviews } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import {
  Bike,
  CircleCheck,
  EmptyState,
  ErrorState,
  Info,
  PackageSearch,
  Skeleton,
  tokens,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { Column } from '../page/card.tsx';
import { subjectsOf } from './review-subject.ts';
import { SubjectCard } from './subject-card.tsx';
import { useText } from './texts/texts.ts';

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};

  svg {
    flex: none;
  }
`;

/** The same answer for another customer's order and for none (ORD-14). */
export function OrderNotFound() {
  const t = useText();
  return (
    <EmptyState
      icon={<PackageSearch size={40} strokeWidth={1.6} />}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<ActionLink to={accountPath('my-orders')}>{t('all')}</ActionLink>}
    />
  );
}

function Parts({ reviews }: { reviews: Reviews }) {
  const t = useText();
  const { order_id: orderId, has_review_plan: hasPlan, items } = reviews;
  const subjects = subjectsOf(reviews);
  const isDone = subjects.length > 0 && subjects.every(({ review }) => review !== null);
  const toOrder = <ActionLink to={orderPath(orderId)}>{t('view')}</ActionLink>;
  if (reviews.is_delivered === 0)
    return (
      <EmptyState
        icon={<Bike size={40} strokeWidth={1.6} />}
        title={t('notDelivered')}
        text={t('notDeliveredText')}
        action={toOrder}
      />
    );
  return (
    <>
      <div role="status">
        {isDone && (
          <EmptyState
            icon={<CircleCheck size={40} strokeWidth={1.6} />}
            title={t('thanks')}
            text={t('thanksText')}
            action={toOrder}
          />
        )}
      </div>
      {hasPlan === 0 && items.length > 0 && (
        <Notice>
          <Info size={20} aria-hidden />
          {t('noPlan')}
        </Notice>
      )}
      {subjects.length === 0 && hasPlan === 1 && <Notice>{t('nothing')}</Notice>}
      {subjects.map((subject) => (
        <SubjectCard key={`${subject.kind} ${subject.id}`} orderId={orderId} subject={subject} />
      ))}
    </>
  );
}

/** What of an order can be reviewed, each part by itself (REV-3, REV-5). */
export function OrderReviews({ orderId }: { orderId: number }) {
  const t = useText();
  const { data, error, refetch } = useQuery(withShownError(orderReviewsQuery({ order_id: orderId })));
  if (error instanceof ApiError && error.status === 404) return <OrderNotFound />;
  if (data)
    return (
      <Column>
        <Parts reviews={data} />
      </Column>
    );
  if (error)
    return <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  return (
    <Column aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[1, 2].map((row) => (
        <Skeleton key={row} height="160px" radius="l" />
      ))}
    </Column>
  );
}
