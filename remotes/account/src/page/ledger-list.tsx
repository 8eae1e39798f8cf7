import { orderPath } from '@souk/contracts';
import { Link, useFormats } from '@souk/remote-kit';
import { Button, tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
`;
const List = styled.ul`
  inline-size: 100%;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 64px;
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.line};
`;
const Title = styled.p`
  font: ${tokens.type.bodyStrong};
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;
const OrderLink = styled(Link)`
  text-decoration: underline;
`;
const Amount = styled.p<{ $isGain: boolean }>`
  font: ${tokens.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  color: ${({ $isGain }) => ($isGain ? color.success : color.ink)};
`;

/** An entry of a ledger, in the words of its page. */
export interface LedgerRow {
  id: number;
  title: string;
  /** As it is shown, with its sign. */
  amount: string;
  isGain: boolean;
  at: string;
  /** What it belongs to, and how that is called. */
  order: { id: number; label: string } | null;
}

interface Props {
  label: string;
  rows: readonly LedgerRow[];
  /** Absent where everything is shown. */
  more?: { label: string; isLoading: boolean; load(): void };
}

/** Entries of a ledger, latest first. */
export function LedgerList({ label, rows, more }: Props) {
  const { date, time } = useFormats();
  return (
    <Column>
      <List aria-label={label}>
        {rows.map(({ id, title, amount, isGain, at, order }) => (
          <Row key={id}>
            <div>
              <Title>{title}</Title>
              <Facts>
                <time dateTime={at}>
                  {date(at)} · {time(new Date(at))}
                </time>
                {order && <OrderLink to={orderPath(order.id)}>{order.label}</OrderLink>}
              </Facts>
            </div>
            <Amount $isGain={isGain}>
              <bdi>{amount}</bdi>
            </Amount>
          </Row>
        ))}
      </List>
      {more && (
        <Button variant="secondary" loading={more.isLoading} onClick={more.load}>
          {more.label}
        </Button>
      )}
    </Column>
  );
}
