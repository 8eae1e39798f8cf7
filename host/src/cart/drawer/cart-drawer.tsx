import { useConfig } from '@souk/api-client';
import { ROUTES, linePrices, orderTypeOf } from '@souk/contracts';
import type { CartLine, LinePrice, StoreDetails } from '@souk/contracts';
import type { ReactNode } from 'react';
import { useFormats, useReadable, useShell } from '@souk/remote-kit';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  OfflineIllustration,
  Progress,
  ShoppingBasket,
  Skeleton,
  VisuallyHidden,
  tokens,
  useOnline,
} from '@souk/ui';
import styled from 'styled-components';
import { amountLeft } from '../amount-left.ts';
import { useCart } from '../cart-context.ts';
import { CartLineCard } from './cart-line-card.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';
import { countPieces } from '../count-pieces.ts';
import { useText } from './texts/texts.ts';
import { useCartStore } from '../use-cart-store.ts';
import { WelcomeHint } from './welcome-hint.tsx';

const { color, space, type } = tokens;
const WIDTH = 420;

const Lines = styled.ul`
  display: grid;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[2]};
  font: ${type.small};
  color: ${color.inkSoft};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  font: ${type.subtitle};
`;

const Small = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

const Offline = styled.p`
  font: ${type.smallStrong};
  color: ${color.warning};

  &:empty {
    display: none;
  }
`;

const Goal = styled.div`
  display: grid;
  gap: ${space[2]};
  font: ${type.small};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[4]};
`;

function FreeDelivery({ subtotal, over }: { subtotal: number; over: number }) {
  const t = useText();
  const { money } = useFormats();
  const { percent, missing } = amountLeft(subtotal, over);
  const label = missing > 0 ? t('moreForFree', { amount: money(missing) }) : t('reduced');
  return (
    <Goal>
      <span>{label}</span>
      <Progress value={percent} label={label} />
    </Goal>
  );
}

function MinimumOrder({ subtotal, store }: { subtotal: number; store: StoreDetails }) {
  const t = useText();
  const { money } = useFormats();
  const { percent, missing } = amountLeft(subtotal, store.minimum_order);
  if (missing === 0) return null;
  const label = t('moreToOrder', { amount: money(missing), store: store.name });
  return (
    <Goal>
      <span>{label}</span>
      <Progress value={percent} label={label} />
    </Goal>
  );
}

/** When the order arrives, or that it is to be picked up, which is what the checkout starts with. */
function Arrival({ store }: { store: StoreDetails }) {
  const t = useText();
  const orderType = useReadable(orderTypeOf(useShell()));
  const { active, open, delivery, take_away } = store;
  if (active !== 1 || open !== 1) return null;
  if (orderType === 'take_away' && take_away === 1)
    return <Small>{t('pickUp', { store: store.name })}</Small>;
  return delivery === 1 && <Small>{t('arrives', { time: store.delivery_time })}</Small>;
}

interface SummaryProps {
  lines: readonly CartLine[];
  prices: readonly LinePrice[];
  onCheckout(lines: readonly CartLine[]): void;
}

function Summary({ lines, prices, onCheckout }: SummaryProps) {
  const t = useText();
  const { money } = useFormats();
  const cart = useCart();
  const goOn = () => {
    cart.close();
    onCheckout(lines);
  };
  const online = useOnline();
  const store = useCartStore(lines);
  const over = useConfig().data?.free_delivery_over ?? null;
  const subtotal = prices.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
  return (
    <Foot>
      {store && <MinimumOrder subtotal={subtotal} store={store} />}
      {over !== null && <FreeDelivery subtotal={subtotal} over={over} />}
      {store && <Arrival store={store} />}
      <Sum>
        <span>{t('subtotal')}</span>
        <span>{money(subtotal)}</span>
      </Sum>
      <Small>
        <WelcomeHint />
      </Small>
      <Small>{t('subtotalHint')}</Small>
      <Offline role="status">{!online && t('checkoutOffline')}</Offline>
      <Button size="l" block disabled={!online} onClick={goOn}>
        {t('checkout')}
      </Button>
    </Foot>
  );
}

function Empty({ onContinue }: { onContinue(): void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<ShoppingBasket size={40} />}
      title={t('empty')}
      text={t('emptyHint')}
      action={<Button onClick={onContinue}>{t('continue')}</Button>}
    />
  );
}

function Loading() {
  const t = useText();
  return (
    <Waiting aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height="88px" radius="m" />
      ))}
    </Waiting>
  );
}

interface Props {
  /** What stands below its lines. */
  below?: ReactNode;
  /** Whether an item opens as its page where there is one (CRT-10). */
  itemsHavePages: boolean;
  onCheckout(lines: readonly CartLine[]): void;
}

/** The cart at the side of every page (CRT-1 to CRT-5, CRT-23). */
export function CartDrawer({ below, itemsHavePages, onCheckout }: Props) {
  const t = useText();
  const cart = useCart();
  const { navigate } = useShell();
  const open = useReadable(cart.isOpen);
  const lines = useReadable(cart.services.lines);
  const failure = useReadable(cart.failure);
  const online = useOnline();
  const filled = lines !== null && lines.length > 0;
  const prices = linePrices(lines ?? []);
  return (
    <Drawer
      open={open}
      onClose={cart.close}
      title={t('title')}
      width={WIDTH}
      footer={filled && <Summary lines={lines} prices={prices} onCheckout={onCheckout} />}
    >
      {lines === null && !online && (
        <EmptyState picture={<OfflineIllustration />} title={t('offline')} text={t('offlineHint')} />
      )}
      {lines === null && online && !failure && <Loading />}
      {lines === null && online && failure && (
        <ErrorState title={t('unknown')} cause={failure} onRetry={cart.refetch} />
      )}
      {lines?.length === 0 && (
        <Empty
          onContinue={() => {
            cart.close();
            navigate(ROUTES.home);
          }}
        />
      )}
      {filled && (
        <>
          <Head>
            <span>{t('from', { store: lines[0]?.item.store_name ?? '' })}</span>
            <span>{t('items', { count: countPieces(lines) })}</span>
          </Head>
          <Lines>
            {lines.map((line, at) => {
              const price = prices[at];
              return price && <CartLineCard key={line.id} line={line} price={price} />;
            })}
          </Lines>
          {below}
          <CartSuggestions lines={lines} itemsHavePages={itemsHavePages} />
        </>
      )}
    </Drawer>
  );
}
