import { couponsQuery, errorCause, withShownError } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useQuery, useShell } from '@souk/remote-kit';
import { CouponCard, NeedsPlace } from '@souk/storefront';
import { Button, EmptyState, ErrorState, media, Skeleton, Ticket, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from670} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

function CouponList() {
  const t = useText();
  const { navigate } = useShell();
  const { data: coupons, error, refetch } = useQuery(withShownError(couponsQuery()));
  if (!coupons) {
    if (error)
      return <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
    return (
      <List as="div" aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height="9rem" radius="l" />
        ))}
      </List>
    );
  }
  if (coupons.length === 0)
    return (
      <EmptyState
        icon={<Ticket size={40} strokeWidth={1.6} />}
        title={t('none')}
        text={t('noneText')}
        action={<Button onClick={() => navigate(ROUTES.home)}>{t('browse')}</Button>}
      />
    );
  return (
    <>
      {/* Above the headings of the cards. */}
      <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
      <List aria-label={t('list')}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </List>
    </>
  );
}

/** The coupons that anyone may see and copy, guests too, in the module that is chosen (WAL-5, WAL-6, AMB-34). */
export default function CouponsPage() {
  return (
    <NeedsPlace>
      <CouponList />
    </NeedsPlace>
  );
}
