import { isRecord } from '@souk/contracts';
import type { DraftServices } from '@souk/contracts';
import { isCountry } from '@souk/phone';
import type { EndValues, ParcelValues } from './parcel-values.ts';

const NAME = 'parcel.delivery';
const TEXTS = ['name', 'country', 'phone', 'email', 'house', 'floor', 'road'];

const isSpot = (value: unknown) =>
  isRecord(value) &&
  typeof value.address === 'string' &&
  [value.latitude, value.longitude].every(Number.isFinite);

const isEnd = (value: unknown): value is EndValues =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  isCountry(String(value.country)) &&
  (value.spot === null || isSpot(value.spot));

/** Another release may have stored it. */
const isParcel = (value: unknown): value is ParcelValues =>
  isRecord(value) &&
  typeof value.category === 'string' &&
  typeof value.note === 'string' &&
  ['sender', 'receiver'].includes(String(value.payer)) &&
  isEnd(value.sender) &&
  isEnd(value.receiver);

/**
 * What was filled in before a swap, a sign-in, a reload or a look elsewhere. A guest's entries move to their account; a
 * customer's are visible to that customer only.
 * @param owner the customer's id, null for a guest
 */
export function readDraft(drafts: DraftServices, owner: number | null): ParcelValues | null {
  const draft = drafts.read(NAME);
  if (!isRecord(draft) || !isParcel(draft.values)) return null;
  return draft.owner === null || draft.owner === owner ? draft.values : null;
}

export const saveDraft = (drafts: DraftServices, owner: number | null, values: ParcelValues): void =>
  drafts.keep(NAME, { owner, values }, { overReload: true });

export const dropDraft = (drafts: DraftServices): void => drafts.drop(NAME);
