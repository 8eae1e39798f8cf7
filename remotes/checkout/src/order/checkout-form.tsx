import { useState } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, Container, ErrorState, media, tokens, useOnline } from '@souk/ui';
import styled from 'styled-components';
import type { Placer } from './placing/use-place-order.ts';
import { AddressPart } from './sections/address-part.tsx';
import { CouponPart } from './sections/coupon-part.tsx';
import { DeliveryPart } from './sections/delivery-part.tsx';
import { LinesPart } from './sections/lines-part.tsx';
import { ModulePart } from './sections/module-part.tsx';
import { NotePart } from './sections/note-part.tsx';
import { ParcelEndsPart } from './sections/parcel-ends-part.tsx';
import { PaymentPart } from './sections/payment-part.tsx';
import { PharmacistPart } from './sections/pharmacist-part.tsx';
import { SlotPart } from './sections/slot-part.tsx';
import { TipPart } from './sections/tip-part.tsx';
import { PlaceBar, Summary } from './summary/summary.tsx';
import { useText } from '../texts/texts.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { Goods } from './goods.ts';
import { NothingToOrder } from './nothing-to-order.tsx';
import { OrderContext } from './order-context.ts';
import { useOrderForm } from './use-order-form.ts';

const { space } = tokens;

const Page = styled(Container)`
  padding-block: ${space[6]} 0;

  ${media.from999} {
    padding-block-end: ${space[12]};
  }
`;
const Title = styled.h1`
  padding-block-end: ${space[5]};
  font: ${tokens.type.headline};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-end: ${space[5]};

  ${media.from999} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${space[6]};
  }
`;
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  /* A module that asks for little draws a CheckoutRow: it continues the card before it. */
  > :has(+ * > [data-checkout-row]) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  > :has(> [data-checkout-row]) {
    margin-block-start: calc(-1 * ${space[4]});
  }
`;

interface Props {
  goods: Goods;
  guestId: string | undefined;
  owner: string;
  moduleId: number;
  placer: Placer;
}

/** Whether the addresses are known, or have been: the form is not to move under them, nor to go once somebody writes in it. */
function useAddressesKnown(): boolean {
  const isKnown = useReadable(useShell().addresses.list) !== null;
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}

/** One calm page: how and where to, what, and for how much, in this order (CHK-10). */
export function CheckoutForm({ goods, placer, ...whose }: Props) {
  const t = useText();
  const { cart } = useShell();
  const { order, failed, cause, refetch, place } = useOrderForm(goods, whose, placer);
  const isAddressKnown = useAddressesKnown();
  const online = useOnline();
  const retry = () => void refetch();
  if (!order) {
    if (!failed || !online) return <CheckoutSkeleton />;
    return (
      <ErrorState
        wholePage
        title={t('failed')}
        text={t('failedText')}
        cause={cause ?? undefined}
        onRetry={retry}
        otherwise={
          goods.page === 'cart' && (
            <Button variant="secondary" onClick={cart.open}>
              {t('backToCart')}
            </Button>
          )
        }
      />
    );
  }
  if (!isAddressKnown) return <CheckoutSkeleton />;
  const { quote, values } = order;
  const isParcel = values.orderType === 'parcel';
  const isPrescription = goods.page === 'prescription';
  if (!isParcel && !isPrescription && quote.lines.length === 0) return <NothingToOrder />;
  const onPlace = () => void place();
  return (
    <OrderContext value={order}>
      <Page>
        <Title>{isPrescription ? t('prescription.title') : t('title')}</Title>
        <Columns>
          <Parts>
            {isPrescription && (
              <>
                <PharmacistPart />
                <ModulePart />
              </>
            )}
            {isParcel ? <ParcelEndsPart /> : <AddressPart />}
            {!isPrescription && (
              <>
                <DeliveryPart />
                <SlotPart />
                <LinesPart />
                <ModulePart />
                <CouponPart />
              </>
            )}
            {values.orderType !== 'take_away' && <TipPart />}
            {!isParcel && <NotePart />}
            {!isPrescription && <PaymentPart />}
          </Parts>
          <Summary
            placing={placer.placing}
            failure={failed ? cause : null}
            onRetry={retry}
            onPlace={onPlace}
          />
        </Columns>
        <PlaceBar placing={placer.placing} onPlace={onPlace} />
      </Page>
    </OrderContext>
  );
}
