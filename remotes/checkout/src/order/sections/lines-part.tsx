import { useFormats, useShell } from '@souk/remote-kit';
import { Button, tokens, TriangleAlert } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { keyedLines } from '../price-changes.ts';
import { useText } from '../../texts/texts.ts';
import { OrderLine } from './order-line.tsx';
import { PartCard } from './part-card.tsx';

const { color, space } = tokens;

const Changes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${tokens.type.smallStrong};

  p {
    display: flex;
    gap: ${space[2]};
  }
  svg {
    flex: none;
  }
`;
const Store = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;

/** Changes since the customer last saw the lines are shown to be accepted, and never hidden (CRT-20, CHK-10). */
function ChangesNotice() {
  const t = useText();
  const { money } = useFormats();
  const { changes, acceptChanges, quote } = useOrder();
  if (changes.prices.length === 0 && changes.totalBefore === null) return null;
  return (
    <Changes role="alert">
      <p>
        <TriangleAlert size={18} aria-hidden />
        {t('lines.changes')}
      </p>
      {changes.totalBefore !== null && (
        <p>
          {t('lines.totalChanged', {
            before: money(changes.totalBefore),
            now: money(quote.bill.total),
          })}
        </p>
      )}
      <Button variant="secondary" onClick={acceptChanges}>
        {t('lines.accept')}
      </Button>
    </Changes>
  );
}

/** What is ordered (CHK-10). */
export function LinesPart() {
  const t = useText();
  const { cart } = useShell();
  const { goods, quote, quantities, changes, errors } = useOrder();
  if (quote.lines.length === 0 && changes.totalBefore === null) return null;
  const isCart = goods.page === 'cart';
  return (
    <PartCard title={t('lines.title')} part="lines" error={errors.lines}>
      <ChangesNotice />
      {quote.store && <Store>{t('lines.from', { store: quote.store.name })}</Store>}
      <ul>
        {keyedLines(quote.lines).map(({ key, line }) => {
          const id = line.cart_id;
          return (
            <OrderLine
              key={key}
              line={line}
              change={changes.prices.find((each) => each.key === key)}
              quantity={quantities.of(line)}
              onRemove={isCart && id !== null ? () => void cart.remove(id) : undefined}
            />
          );
        })}
      </ul>
    </PartCard>
  );
}
