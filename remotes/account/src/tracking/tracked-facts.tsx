import { conversationPath, orderPath } from '@souk/contracts';
import type { Tracking } from '@souk/contracts';
import { useFormats, useReadable, useShell } from '@souk/remote-kit';
import { useOrderWords } from '@souk/storefront/orders';
import { MessageCircle, ReceiptText } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { Actions, Card } from '../page/card.tsx';
import { Facts } from '../page/facts.tsx';
import { hasPrice } from '../page/has-price.ts';
import { useText } from './texts/texts.ts';

/** Where the order goes, what it costs, and what belongs to it (ORD-7, CHT-6). */
export function TrackedFacts({ order }: { order: Tracking }) {
  const t = useText();
  const { money } = useFormats();
  const words = useOrderWords();
  const isCustomer = useReadable(useShell().session.state).status === 'customer';
  const { order_type, delivery_address, receiver_details, store, store_position } = order;
  const to = order_type === 'take_away' ? store_position : (receiver_details ?? delivery_address);
  const facts = [
    { name: t('from'), value: order_type === 'parcel' ? delivery_address?.address : undefined },
    { name: t(order_type === 'take_away' ? 'pickUpAt' : 'deliverTo'), value: to?.address },
    { name: t('amount'), value: hasPrice(order) ? money(order.order_amount) : undefined },
    { name: t('payment'), value: words.payment(order) },
  ].filter(({ value }) => value);
  return (
    <Card level={3} title={t('details')}>
      <Facts facts={facts} />
      {isCustomer && (
        <Actions>
          <ActionLink to={orderPath(order.id)} $variant="secondary">
            <ReceiptText size={18} aria-hidden />
            {t('seeDetails')}
          </ActionLink>
          {store && (
            <ActionLink to={conversationPath({ type: 'store', id: store.id }, order.id)} $variant="secondary">
              <MessageCircle size={18} aria-hidden />
              {t('messageStore', { name: store.name })}
            </ActionLink>
          )}
        </Actions>
      )}
    </Card>
  );
}
