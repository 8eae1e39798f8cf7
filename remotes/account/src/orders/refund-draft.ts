import { useState } from 'react';
import { isRecord } from '@souk/contracts';
import type { StoredFile } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';

/** What a customer has written of a refund request. */
export interface RefundDraft {
  reason: string | null;
  note: string;
  files: StoredFile[];
}

const EMPTY: RefundDraft = { reason: null, note: '', files: [] };

const isDraft = (value: unknown): value is RefundDraft =>
  isRecord(value) &&
  (value.reason === null || typeof value.reason === 'string') &&
  typeof value.note === 'string' &&
  Array.isArray(value.files);

/** A refund request while it is written; a reload loses none of it. */
export function useRefundDraft(orderId: number) {
  const { drafts, session } = useShell();
  const { customer } = useReadable(session.state);
  // What one customer wrote is not shown to another.
  const name = `account/refund/${customer?.id ?? ''}/${orderId}`;
  const read = (): RefundDraft => {
    const stored = drafts.read(name);
    return isDraft(stored) ? stored : EMPTY;
  };
  const [draft, setDraft] = useState(read);
  return {
    draft,
    change(changes: Partial<RefundDraft>) {
      // A picture that was uploaded changes the draft as it is by then.
      const next = { ...read(), ...changes };
      setDraft(next);
      drafts.keep(name, next, { overReload: true });
    },
    drop: () => drafts.drop(name),
  };
}
