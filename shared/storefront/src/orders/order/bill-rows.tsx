import type { Bill } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Rows = styled.dl`
  display: grid;
  gap: ${space[2]};
`;
const Row = styled.div<{ $strong?: boolean; $off?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  font: ${({ $strong }) => ($strong ? tokens.type.subtitle : tokens.type.small)};
  color: ${({ $strong, $off }) => ($strong ? color.ink : $off ? color.success : color.inkSoft)};
  ${({ $strong }) => $strong && `padding-block-start: ${space[3]}; border-block-start: 1px solid ${color.line};`}

  /* Not of the words: their brackets would be as wide as figures. */
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  s {
    margin-inline-end: ${space[2]};
    color: ${color.inkFaint};
  }
`;

/** What the total contains already: below it, so that the rows above add up. */
const Note = styled(Row)`
  font: ${tokens.type.caption};
`;

interface Props {
  bill: Bill;
  delivered: boolean;
  /** A pharmacist still has to say what the goods cost: there is no total yet (RX-5). */
  unpriced?: boolean;
  /** Given after delivery, and no part of the total. */
  tipAfter?: number;
}

/** The whole bill, line by line, as the server calculated it (CHK-10, CHK-11). What is nothing is left out, but for the delivery. */
export function BillRows({ bill, delivered, unpriced = false, tipAfter = 0 }: Props) {
  const t = useText();
  const { money } = useFormats();
  const off = (amount: number) => money(-amount);
  const added = [
    { name: t('bill.subtotal'), amount: bill.subtotal },
    { name: t('bill.discount'), amount: bill.item_discount, off: true },
    { name: t('bill.addOns'), amount: bill.add_ons },
    { name: t('bill.coupon'), amount: bill.coupon_discount, off: true },
    { name: t('bill.welcome'), amount: bill.welcome_discount, off: true },
    { name: t('bill.tax'), amount: bill.tax_included === 1 ? 0 : bill.tax },
  ];
  const fees = [
    { name: t('bill.packaging'), amount: bill.packaging_fee },
    { name: t('bill.service'), amount: bill.service_fee },
    { name: t('bill.tip'), amount: bill.tip },
  ];
  const rows = (list: typeof added) =>
    list
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount, off: isOff }) => (
        <Row key={name} $off={isOff}>
          <dt>{name}</dt>
          <dd>{isOff ? off(amount) : money(amount)}</dd>
        </Row>
      ));
  const isFree = bill.delivery_fee === 0;
  return (
    <Rows>
      {unpriced && (
        <Row>
          <dt>{t('bill.medicine')}</dt>
          <dd>{t('bill.unpriced')}</dd>
        </Row>
      )}
      {rows(added)}
      {delivered && (
        <Row $off={isFree}>
          <dt>{t('bill.delivery')}</dt>
          <dd>
            {bill.full_delivery_fee > bill.delivery_fee && (
              <>
                <s>{money(bill.full_delivery_fee)}</s>{' '}
              </>
            )}
            {isFree ? t('bill.free') : money(bill.delivery_fee)}
          </dd>
        </Row>
      )}
      {rows(fees)}
      {!unpriced && (
        <Row $strong>
          <dt>{t('bill.total')}</dt>
          <dd>{money(bill.total)}</dd>
        </Row>
      )}
      {!unpriced && bill.tax_included === 1 && bill.tax > 0 && (
        <Note>
          <dt>{t('bill.taxIncluded')}</dt>
          <dd>{money(bill.tax)}</dd>
        </Note>
      )}
      {bill.wallet_used > 0 && (
        <>
          <Row $off>
            <dt>{t('bill.wallet')}</dt>
            <dd>{off(bill.wallet_used)}</dd>
          </Row>
          <Row>
            <dt>{t('bill.due')}</dt>
            <dd>{money(bill.due)}</dd>
          </Row>
        </>
      )}
      {tipAfter > 0 && (
        <Row>
          <dt>{t('bill.tipAfter')}</dt>
          <dd>{money(tipAfter)}</dd>
        </Row>
      )}
    </Rows>
  );
}
