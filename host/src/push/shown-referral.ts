import type { PushMessage } from '@souk/contracts';
import { createStore } from '../state/store.ts';

/** The referral that is shown at the top of the page; null: none is. */
export const shownReferral = createStore<PushMessage | null>(null);
