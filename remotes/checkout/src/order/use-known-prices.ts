import { useState } from 'react';
import type { Quote } from '@souk/contracts';
import { learnPrices, priceChanges, pricesOf } from './price-changes.ts';

/** What the customer was shown and agreed to, and what differs from it now (CRT-20). Nothing that changed is taken for agreed. */
export function useKnownPrices(quote: Quote | undefined) {
  const [known, setKnown] = useState({});
  const [totalBefore, setTotalBefore] = useState<number | null>(null);
  const lines = quote?.lines ?? [];
  const learned = learnPrices(lines, known);
  if (learned !== known) setKnown(learned);
  const isOther = totalBefore !== null && quote !== undefined && quote.bill.total !== totalBefore;
  return {
    changes: { prices: priceChanges(lines, learned), totalBefore: isOther ? totalBefore : null },
    accept() {
      setKnown({ ...known, ...pricesOf(lines) });
      setTotalBefore(null);
    },
    /** The server refused the order, since its total is not this one any more. */
    refusedAt: setTotalBefore,
  };
}
