import { useConfig } from '@souk/api-client';
import { ROUTES, linePrices } from '@souk/contracts';
import type { CartLine, LinePrice } from '@souk/contracts';
import { useFormats, useReadable, useShell } from '@souk/remote-kit';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  Progress,
  ShoppingBasket,
  Skeleton,
  VisuallyHidden,
  WifiOff,
  tokens,
  useOnline,
} from '@souk/ui';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { CartLineCard } from './cart-line-card.tsx';
import { freeDelivery } from './free-delivery.ts';
import { useText } from './texts/texts.ts';
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

const Free = styled.div`
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
  const { percent, missing } = freeDelivery(subtotal, over);
  const label = missing > 0 ? t('moreForFree', { amount: money(missing) }) : t('reduced');
  return (
    <Free>
      <span>{label}</span>
      <Progress value={percent} label={label} />
    </Free>
  );
}

function Summary({ lines, prices }: { lines: readonly CartLine[]; prices: readonly LinePrice[] }) {
  const t = useText();
  const { money } = useFormats();
  const { cart, checkout } = useHost();
  const goOn = () => {
    cart.close();
    void checkout.fromCart(lines);
  };
  const online = useOnline();
  const over = useConfig().data?.free_delivery_over ?? null;
  const subtotal = prices.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
  return (
    <Foot>
      {over !== null && <FreeDelivery subtotal={subtotal} over={over} />}
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

/** The cart at the side of every page (CRT-1 to CRT-5, CRT-23). */
export function CartDrawer() {
  const t = useText();
  const { cart } = useHost();
  const { navigate } = useShell();
  const open = useReadable(cart.isOpen);
  const lines = useReadable(cart.services.lines);
  const failed = useReadable(cart.failed);
  const online = useOnline();
  const filled = lines !== null && lines.length > 0;
  const prices = linePrices(lines ?? []);
  return (
    <Drawer
      open={open}
      onClose={cart.close}
      title={t('title')}
      width={WIDTH}
      footer={filled && <Summary lines={lines} prices={prices} />}
    >
      {lines === null && !online && (
        <EmptyState icon={<WifiOff size={40} />} title={t('offline')} text={t('offlineHint')} />
      )}
      {lines === null && online && !failed && <Loading />}
      {lines === null && online && failed && <ErrorState title={t('unknown')} onRetry={cart.refetch} />}
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
            <span>{t('items', { count: lines.length })}</span>
          </Head>
          <Lines>
            {lines.map((line, at) => {
              const price = prices[at];
              return price && <CartLineCard key={line.id} line={line} price={price} />;
            })}
          </Lines>
        </>
      )}
    </Drawer>
  );
}
