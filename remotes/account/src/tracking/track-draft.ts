import { isRecord } from '@souk/contracts';
import type { DraftServices } from '@souk/contracts';

/** The typed values of the tracking form. */
export interface TrackDraft {
  orderId: string;
  /** A phone number or email; it is personal, and stands in no address of a page. */
  contact: string;
}

const NAME = 'account.tracking';

/** What was typed before a reload or a swap of the release. */
export function readTrackDraft(drafts: DraftServices): TrackDraft {
  const draft = drafts.read(NAME);
  const word = (name: keyof TrackDraft) =>
    isRecord(draft) && typeof draft[name] === 'string' ? draft[name] : '';
  return { orderId: word('orderId'), contact: word('contact') };
}

export const saveTrackDraft = (drafts: DraftServices, draft: TrackDraft): void =>
  drafts.keep(NAME, draft, { overReload: true });
