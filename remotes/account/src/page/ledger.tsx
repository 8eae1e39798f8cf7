import { errorCause } from '@souk/api-client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { orderPath } from '@souk/contracts';
import { Link, useFormats } from '@souk/remote-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { Button, EmptyState, ErrorState, ReceiptText, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;
const Heading = styled.h2`
  font: ${tokens.type.title};
`;
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
interface LedgerRow {
  id: number;
  title: string;
  /** Positive for what came, negative for what went. */
  change: number;
  at: string;
  /** The order that it belongs to, if any. */
  orderId: number | null;
}

/** The words of a ledger's page. */
interface LedgerTexts {
  heading: string;
  /** What the link to an order is called. */
  order(id: number): string;
  loading: string;
  failed: string;
  none: string;
  noneText: string;
  more: string;
}

interface Props<Entry> {
  list: UseInfiniteQueryResult<InfiniteData<{ data: Entry[] }>>;
  toRow(entry: Entry): LedgerRow;
  /** How an amount is written. */
  format(amount: number): string;
  texts: LedgerTexts;
  /** Stands beside the heading. */
  aside?: ReactNode;
}

interface RowsProps extends Pick<Props<unknown>, 'format' | 'texts'> {
  rows: readonly LedgerRow[];
}

function Rows({ rows, format, texts }: RowsProps) {
  const { date, time } = useFormats();
  return (
    <List aria-label={texts.heading}>
      {rows.map(({ id, title, change, at, orderId }) => (
        <Row key={id}>
          <div>
            <Title>{title}</Title>
            <Facts>
              <time dateTime={at}>
                {date(at)} · {time(new Date(at))}
              </time>
              {orderId !== null && <OrderLink to={orderPath(orderId)}>{texts.order(orderId)}</OrderLink>}
            </Facts>
          </div>
          <Amount $isGain={change > 0}>
            <bdi>{change > 0 ? `+${format(change)}` : format(change)}</bdi>
          </Amount>
        </Row>
      ))}
    </List>
  );
}

function Entries<Entry>({ list, toRow, format, texts }: Props<Entry>) {
  const entries = list.data?.pages.flatMap((page) => page.data);
  if (!entries) {
    if (list.error)
      return (
        <ErrorState title={texts.failed} cause={errorCause(list.error)} onRetry={() => void list.refetch()} />
      );
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="64px" radius="m" />
        ))}
      </div>
    );
  }
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText size={40} strokeWidth={1.6} />}
        title={texts.none}
        text={texts.noneText}
      />
    );
  return (
    <Column>
      <Rows rows={entries.map(toRow)} format={format} texts={texts} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Column>
  );
}

/** The entries of a ledger, latest first, page by page. */
export function Ledger<Entry>(props: Props<Entry>) {
  const { texts, aside } = props;
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Heading id={id}>{texts.heading}</Heading>
        {aside}
      </Head>
      <Entries {...props} />
    </Section>
  );
}
