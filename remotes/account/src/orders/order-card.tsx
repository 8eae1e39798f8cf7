import { orderPath, orderProgress, reviewPath } from '@souk/contracts';
import type { OrderSummary } from '@souk/contracts';
import { Link, useFormats, useReadable, useShell } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { orderAgainState, useOrderWords } from '@souk/storefront/orders';
import { Badge, Package, RotateCw, Star, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { isUnderWay } from '../page/follow-order.ts';
import { hasPrice } from '../page/has-price.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Card = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  &:hover {
    border-color: ${color.inkFaint};
  }
`;
const OrderLink = styled(Link)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.l};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0 ${space[4]} ${space[4]};
`;
const Logo = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};
  color: ${color.inkSoft};
`;
const Facts = styled.span`
  display: grid;
  gap: ${space[1]};
  font: ${tokens.type.small};
  color: ${color.inkSoft};

  strong {
    font: ${tokens.type.bodyStrong};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
const End = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space[2]};
  font: ${tokens.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

/** One of the customer's orders, and the ways to it, to its review and to the same order again (ORD-16, REV-3). */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useText();
  const words = useOrderWords();
  const { money, date } = useFormats();
  const { end, step } = orderProgress(order);
  const module = useReadable(useShell().module.available)?.find(({ id }) => id === order.module_id);
  const name = order.store?.name ?? t('parcel');
  const canReview = order.can_review === 1;
  const canOrderAgain = !isUnderWay(order) && order.items_count > 0;
  const tone = end ? 'neutral' : step === 'delivered' ? 'success' : 'accent';
  return (
    <Card>
      <OrderLink to={orderPath(order.id)}>
        <Logo>
          {order.store ? (
            <MediaPicture src={order.store.logo_full_url} alt="" ratio={1} sizes="56px" />
          ) : (
            <Package size={24} aria-hidden />
          )}
        </Logo>
        <Facts>
          <strong>{name}</strong>
          <span>
            {t('order', { id: order.id })}
            {module && order.store && ` · ${module.module_name}`}
          </span>
          <span>
            {date(order.created_at)}
            {order.items_count > 0 && ` · ${t('items', { count: order.items_count })}`}
          </span>
        </Facts>
        <End>
          {hasPrice(order) && money(order.order_amount)}
          <Badge tone={tone}>{words.status(order)}</Badge>
        </End>
      </OrderLink>
      {(canReview || canOrderAgain) && (
        <Actions>
          {canReview && (
            <ActionLink
              aria-label={t('rateOf', { name })}
              to={reviewPath(order.id)}
              $variant="secondary"
              $size="s"
            >
              <Star size={16} aria-hidden />
              {t('rate')}
            </ActionLink>
          )}
          {canOrderAgain && (
            <ActionLink
              aria-label={t('againOf', { name })}
              to={orderPath(order.id)}
              state={orderAgainState}
              $variant="secondary"
              $size="s"
            >
              <RotateCw size={16} aria-hidden />
              {t('again')}
            </ActionLink>
          )}
        </Actions>
      )}
    </Card>
  );
}
