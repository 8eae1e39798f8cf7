import { orderPath } from '@souk/contracts';
import { usePageHead, useParams } from '@souk/remote-kit';
import { Container, tokens } from '@souk/ui';
import styled from 'styled-components';
import { BackLink } from '../page/back-link.tsx';
import { NeedsLogin } from '../page/needs-login.tsx';
import { OrderNotFound, OrderReviews } from './order-reviews.tsx';
import { useText } from './texts/texts.ts';

const { space } = tokens;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  align-content: start;
  justify-content: center;
  gap: ${space[5]};
  min-block-size: 80dvh;
  padding-block: ${space[6]} ${space.section};
`;
const Heading = styled.h1`
  font: ${tokens.type.headline};
`;

/** Where a customer reviews a delivered order: each item, and who delivered it (REV-3). */
export default function ReviewPage() {
  const t = useText();
  const { orderId: named = '' } = useParams();
  const orderId = /^\d{1,9}$/.test(named) ? Number(named) : null;
  usePageHead({ title: t('title') });
  return (
    <NeedsLogin>
      <Page>
        {orderId !== null && <BackLink to={orderPath(orderId)}>{t('order', { id: orderId })}</BackLink>}
        <Heading>{t('title')}</Heading>
        {orderId === null ? <OrderNotFound /> : <OrderReviews key={orderId} orderId={orderId} />}
      </Page>
    </NeedsLogin>
  );
}
