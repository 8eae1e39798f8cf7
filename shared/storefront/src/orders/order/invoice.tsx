import type { ReactNode } from 'react';
import { useConfig } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Button, tokens } from '@souk/ui';
import styled from 'styled-components';
import { BillRows } from './bill-rows.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { isUnpriced } from './is-unpriced.ts';
import { useText } from './texts/texts.ts';
import { useOrderWords } from './use-order-words.ts';

const { color, space } = tokens;

/** On paper it stands alone, in the ink of the printer: everything beside it is left out. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  inline-size: min(100%, 760px);
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  @media print {
    position: static;
    inline-size: 100%;
    padding: 0;
    border: none;
    color-scheme: light;

    /* Whatever the theme, and whichever part sets its own. */
    &,
    & * {
      background: none !important;
      border-color: GrayText !important;
      color: CanvasText !important;
    }
    button {
      display: none;
    }
  }
  @media print {
    body *:not(:has(&), &, & *) {
      display: none;
    }
    :root:has(&),
    body:has(&) {
      background: none !important;
      color-scheme: light !important;
    }
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]};
`;
const Title = styled.h2`
  font: ${tokens.type.title};
`;
const Business = styled.div`
  display: grid;
  gap: ${space[1]};
  font: ${tokens.type.small};
  color: ${color.inkSoft};

  strong {
    font: ${tokens.type.subtitle};
    color: ${color.ink};
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[4]};
  margin: 0;

  dt {
    font: ${tokens.type.caption};
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${tokens.type.smallStrong};
    overflow-wrap: anywhere;
  }
`;
const Sums = styled.div`
  inline-size: min(100%, 320px);
  justify-self: end;
`;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}

export interface InvoiceProps {
  order: OrderDetails;
  /** Nothing else is on the page: its title is the first heading. */
  wholePage?: boolean;
}

/** An order's invoice: who sold what to whom, when, for how much, and how it is paid; printed by itself (ORD-16). */
export function Invoice({ order, wholePage = false }: InvoiceProps) {
  const t = useText();
  const words = useOrderWords();
  const { moment } = useFormats();
  const { data: config } = useConfig();
  const isTakeAway = order.order_type === 'take_away';
  const isParcel = order.store === null;
  const { delivery_address: address } = order;
  const to = isTakeAway ? null : (order.receiver_details ?? address);
  const seller = order.store?.name ?? t('invoice.parcel');
  return (
    <Sheet aria-label={t('invoice.of', { id: order.id })}>
      <Head>
        <Business>
          <strong>{config?.business_name}</strong>
          {config?.address && <bdi>{config.address}</bdi>}
          {config?.email && <span>{config.email}</span>}
        </Business>
        <Title as={wholePage ? 'h1' : 'h2'}>{t('invoice.title')}</Title>
      </Head>
      <Facts>
        <Fact name={t('invoice.number')}>
          <bdi dir="ltr">{order.id}</bdi>
        </Fact>
        <Fact name={t('invoice.placed')}>{moment(order.created_at)}</Fact>
        {order.schedule_at && <Fact name={t('invoice.scheduled')}>{moment(order.schedule_at)}</Fact>}
        {order.delivered && (
          <Fact name={t(isTakeAway ? 'invoice.pickedUp' : 'invoice.delivered')}>
            {moment(order.delivered)}
          </Fact>
        )}
        <Fact name={t('invoice.status')}>{words.status(order)}</Fact>
        <Fact name={t('invoice.payment')}>{words.payment(order)}</Fact>
        <Fact name={t('invoice.seller')}>
          <bdi>{seller}</bdi>
          {order.store_position && (
            <div>
              <bdi>{order.store_position.address}</bdi>
            </div>
          )}
        </Fact>
        {address && <Fact name={t('invoice.customer')}>{address.contact_person_name}</Fact>}
        {isParcel && address && <Fact name={t('invoice.from')}>{address.address}</Fact>}
        {to && <Fact name={t('invoice.deliveredTo')}>{to.address}</Fact>}
      </Facts>
      {order.lines.length > 0 && <InvoiceLines lines={order.lines} />}
      <Sums>
        <BillRows bill={order.bill} delivered={!isTakeAway} unpriced={isUnpriced(order)} />
      </Sums>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('invoice.print')}
      </Button>
    </Sheet>
  );
}
