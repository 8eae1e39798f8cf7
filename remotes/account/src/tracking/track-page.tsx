import { accountPath, ROUTES } from '@souk/contracts';
import { latinDigits } from '@souk/i18n';
import { usePageHead, useReadable, useShell } from '@souk/remote-kit';
import { Button, Container, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { Actions } from '../page/card.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { TrackForm } from './track-form.tsx';
import { Tracker } from './tracker.tsx';
import { useText } from './texts/texts.ts';
import { orderNumberOf, useWantedOrder } from './use-wanted-order.ts';

const { space } = tokens;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-block-size: 100dvh;
  padding-block: ${space[6]} ${space.section};
`;
const Head = styled.header`
  h1 {
    font: ${tokens.type.headline};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;
const Missing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
`;

/** Follows an order: a customer's by its number, a guest's by a contact too, or in the browser that placed it (ORD-3, ORD-13 to ORD-15). */
export default function TrackPage() {
  const t = useText();
  const wanted = useWantedOrder();
  const { session } = useShell();
  const { status, guestId } = useReadable(session.state);
  usePageHead({ title: t('title') });
  const isGuest = status === 'guest';
  const contact = latinDigits(wanted.contact).trim();
  const orderId = orderNumberOf(wanted.orderId);
  // Another order is another form, filled in with its number.
  const form = (
    <>
      <TrackForm key={wanted.orderId} wanted={wanted} />
      {status === 'customer' && (
        <Actions>
          <ActionLink to={accountPath('my-orders')} $variant="secondary">
            {t('yourOrders')}
          </ActionLink>
        </Actions>
      )}
      {isGuest && (
        <Actions>
          <Button variant="secondary" onClick={() => session.signIn(accountPath('my-orders'))}>
            {t('signInForOrders')}
          </Button>
        </Actions>
      )}
    </>
  );
  const missing = (
    <Missing>
      <OrderNotFound text={t(isGuest ? 'notFoundGuest' : 'notFoundText')} />
      {form}
    </Missing>
  );
  const canTrack = !isGuest || contact !== '' || guestId !== null;
  const whose = isGuest
    ? { ...(guestId !== null && { guest_id: guestId }), ...(contact !== '' && { contact_number: contact }) }
    : {};
  return (
    <Page>
      <Head>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </Head>
      {wanted.orderId === '' || (orderId !== null && !canTrack) ? (
        form
      ) : orderId === null ? (
        missing
      ) : (
        <Tracker
          key={orderId}
          query={{ order_id: orderId, ...whose }}
          // Who came by a link and did not order in this browser has given no contact yet.
          notFound={isGuest && contact === '' ? form : missing}
          next={
            <Actions>
              <ActionLink to={ROUTES.trackOrder} $variant="ghost">
                {t('another')}
              </ActionLink>
            </Actions>
          }
        />
      )}
    </Page>
  );
}
