import { useCallback, useEffect, useMemo, useState } from 'react';
import { configQuery, errorCause, withShownError } from '@souk/api-client';
import { inModule, MODULE_PARAM, ROUTES } from '@souk/contracts';
import {
  leaveFor,
  useLocation,
  usePageHead,
  useQuery,
  useReadable,
  useSearchParams,
  useShell,
} from '@souk/remote-kit';
import { useReloadCustomer } from '@souk/storefront/orders';
import { Container, EmptyState, ErrorState, Spinner, useOnline } from '@souk/ui';
import { isRecent, readAttempt } from '../attempt.ts';
import type { Attempt } from '../attempt.ts';
import { Unanswered } from './placing/unanswered.tsx';
import { type Placed, usePlaceOrder } from './placing/use-place-order.ts';
import { useText } from '../texts/texts.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { goodsOf } from './goods.ts';
import type { Goods } from './goods.ts';
import { LoginNeeded } from './login-needed.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { dropDraft } from './order-draft.ts';
import { orderNeed } from './order-need.ts';
import { OrderQuestion } from './order-question.tsx';
import { useOwner } from '../use-owner.ts';

const placedPath = (orderId: number, moduleId: number) =>
  inModule(`${ROUTES.orderPlaced}?order_id=${orderId}`, moduleId);

/** Where an order goes once it is placed: to the provider's page, or to what became of it (CHK-12, PAY-1). */
function useAfterPlacing() {
  const t = useText();
  const { checkout, drafts, navigate, toast } = useShell();
  const reloadCustomer = useReloadCustomer();
  return useCallback(
    ({ order_id, payment_url }: Placed, attempt: Attempt) => {
      const { page, moduleId } = attempt;
      if (page !== 'prescription' && attempt.body.offline_method_id !== undefined)
        toast({ kind: 'success', text: t('placed.infoUpdated') });
      if (payment_url === null || !leaveFor(payment_url))
        navigate(placedPath(order_id, moduleId), { replace: true });
      if (page !== 'prescription') checkout.done(page);
      // Also where the answer came by a repeat, without the form: the next order begins empty.
      dropDraft(drafts);
      void reloadCustomer();
    },
    [checkout, drafts, navigate, toast, t, reloadCustomer],
  );
}

interface OrderOwner {
  guestId: string | undefined;
  owner: string;
}

interface OrderProps extends OrderOwner {
  goods: Goods;
  placer: ReturnType<typeof usePlaceOrder>;
}

/** The form, once there are a place and the goods' module; until then the question for what is missing (LOC-24, RTE-4). */
function OrderOfGoods({ goods, ...order }: OrderProps) {
  const { location, module, navigate } = useShell();
  const { pathname, search } = useLocation();
  const need = orderNeed(goods, {
    place: useReadable(location.current),
    current: useReadable(module.current),
    available: useReadable(module.available),
    named: Number(new URLSearchParams(search).get(MODULE_PARAM)) > 0,
  });
  const switchTo = need.kind === 'switch' ? need.moduleId : null;
  useEffect(() => {
    if (switchTo !== null) navigate(inModule(`${pathname}${search}`, switchTo), { replace: true });
  }, [switchTo, pathname, search, navigate]);

  if (need.kind === 'nothing')
    return <CheckoutForm key={goods.page} goods={goods} moduleId={need.moduleId} {...order} />;
  if (need.kind === 'switch' || need.kind === 'loading') return <CheckoutSkeleton />;
  return <OrderQuestion need={need.kind} />;
}

/** An order that is on its way comes first; then what is to be ordered. */
function OrderInHand(whose: OrderOwner) {
  const t = useText();
  const { checkout, navigate } = useShell();
  const [params] = useSearchParams();
  const goods = useMemo(() => goodsOf(params, (page) => checkout.started(page)), [params, checkout]);
  const [stored] = useState(() => readAttempt(whose.owner));
  const unanswered = stored?.orderId === undefined ? stored : null;
  const answered = stored?.orderId !== undefined && isRecent(stored) ? stored : null;
  const placer = usePlaceOrder(unanswered, useAfterPlacing());
  const { placing, send } = placer;
  useEffect(() => {
    if (unanswered && isRecent(unanswered)) void send(unanswered, true);
  }, [unanswered, send]);
  useEffect(() => {
    if (answered?.orderId !== undefined)
      navigate(placedPath(answered.orderId, answered.moduleId), { replace: true });
  }, [answered, navigate]);

  if (answered) return <CheckoutSkeleton />;
  if (placing.kind === 'unknown' || placing.kind === 'checking')
    return <Unanswered attempt={placing.attempt} placer={placer} />;
  if (placing.kind === 'placed') {
    return (
      <Container>
        <EmptyState wholePage picture={<Spinner size={40} />} title={t('place.leaving')} />
      </Container>
    );
  }
  if (!goods) return <NothingToOrder />;
  return <OrderOfGoods goods={goods} placer={placer} {...whose} />;
}

/** /checkout?page=cart|buy_now|campaign|parcel|prescription (CHK-1, RX-5), by the rules of the cart's button: guests order where they may (CRT-5, POP-9). */
export function CheckoutPage() {
  const t = useText();
  usePageHead({ title: t('title') });
  const [params] = useSearchParams();
  const {
    data: config,
    error: configError,
    refetch: refetchConfig,
  } = useQuery(withShownError(configQuery()));
  const { status } = useReadable(useShell().session.state);
  const { ready, cause, retry, ...whose } = useOwner();
  const online = useOnline();

  const mayNot =
    status === 'guest' &&
    config !== undefined &&
    (config.guest_checkout_status !== 1 || params.get('page') === 'campaign');

  if (mayNot) return <LoginNeeded />;
  const why = cause ?? (!config && configError ? errorCause(configError) : null);
  if (online && why) {
    const again = () => {
      if (cause) retry();
      if (!config) void refetchConfig();
    };
    return <ErrorState wholePage title={t('ownerFailed')} cause={why} onRetry={again} />;
  }
  if (!config || !ready) return <CheckoutSkeleton />;
  return <OrderInHand key={whose.owner} {...whose} />;
}
