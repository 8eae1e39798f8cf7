import type { BillLine } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens, visuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { fullAmount } from './full-amount.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.type.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space[2]};
    padding-inline-end: ${space[3]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    font: ${tokens.type.captionStrong};
    color: ${color.inkSoft};
  }
  td:first-child {
    overflow-wrap: anywhere;
  }
  td:not(:first-child),
  th:not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  /* On a phone, what was bought stands above its amounts: "2 × $5.00 … $10.00". */
  @media (max-width: 599px) {
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${space[1]};
      padding-block: ${space[2]};
      border-block-end: 1px solid ${color.line};
    }
    tbody td {
      padding: 0;
      border: none;
    }
    td:first-child {
      grid-column: 1 / -1;
    }
    td:nth-child(2)::after {
      content: ' ×';
    }
    tbody td:nth-child(3) {
      text-align: start;
    }
  }
`;
const Choice = styled.div`
  color: ${color.inkSoft};
`;
/** Above the reduced price: the bill adds up from it. */
const Full = styled.s`
  display: block;
  color: ${color.inkSoft};
`;

/** What was bought, as rows of an invoice. */
export function InvoiceLines({ lines }: { lines: readonly BillLine[] }) {
  const t = useText();
  const { money, number, list } = useFormats();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col">{t('invoice.price')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, quantity, price, discount, variation, add_ons, total }, at) => (
          <tr key={at}>
            <td>
              {name}
              {variation.map((group) => (
                <Choice key={group.name}>{`${group.name}: ${list(group.values.label)}`}</Choice>
              ))}
              {add_ons.map((addOn) => (
                <Choice key={addOn.id}>
                  {t('invoice.addOn', { name: addOn.name, count: number(addOn.quantity) })}
                </Choice>
              ))}
            </td>
            <td>{number(quantity)}</td>
            <td>
              {discount > 0 && <Full>{money(price)}</Full>}
              {money(Math.max(0, price - discount))}
            </td>
            <td>
              {discount > 0 && <Full>{money(fullAmount({ price, discount, quantity, total }))}</Full>}
              {money(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
