import { useState } from 'react';
import { isRecord } from '@souk/contracts';
import type { StoredFile } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import type { ReviewSubject } from './review-subject.ts';

/** What a customer has written of a review. */
export interface ReviewDraft {
  rating: number | null;
  comment: string;
  files: StoredFile[];
}

const EMPTY: ReviewDraft = { rating: null, comment: '', files: [] };

const isDraft = (value: unknown): value is ReviewDraft =>
  isRecord(value) &&
  (value.rating === null || typeof value.rating === 'number') &&
  typeof value.comment === 'string' &&
  Array.isArray(value.files);

/** A review while it is written; a reload loses none of it. */
export function useReviewDraft(orderId: number, { kind, id }: ReviewSubject) {
  const { drafts, session } = useShell();
  const { customer } = useReadable(session.state);
  // What one customer wrote is not shown to another.
  const name = `account/review/${customer?.id ?? ''}/${orderId}/${kind}/${id}`;
  const read = (): ReviewDraft => {
    const stored = drafts.read(name);
    return isDraft(stored) ? stored : EMPTY;
  };
  const [draft, setDraft] = useState(read);
  return {
    draft,
    change(changes: Partial<ReviewDraft>) {
      // A picture that was uploaded changes the draft as it is by then.
      const next = { ...read(), ...changes };
      setDraft(next);
      drafts.keep(name, next, { overReload: true });
    },
    drop: () => drafts.drop(name),
  };
}
