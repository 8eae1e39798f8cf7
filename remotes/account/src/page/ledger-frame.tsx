import type { ReactNode } from 'react';
import { EmptyState, ErrorState, ReceiptText, Skeleton, VisuallyHidden } from '@souk/ui';

interface Props {
  /** Undefined until the entries are known. */
  count: number | undefined;
  isFailed: boolean;
  onRetry(): void;
  texts: { loading: string; failed: string; none: string; noneText: string };
  children: ReactNode;
}

/** What stands in the place of a ledger's entries while there are none to show. */
export function LedgerFrame({ count, isFailed, onRetry, texts, children }: Props) {
  if (count === undefined && isFailed) return <ErrorState title={texts.failed} onRetry={onRetry} />;
  if (count === undefined)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="64px" radius="m" />
        ))}
      </div>
    );
  if (count === 0)
    return (
      <EmptyState
        icon={<ReceiptText size={40} strokeWidth={1.6} />}
        title={texts.none}
        text={texts.noneText}
      />
    );
  return children;
}
