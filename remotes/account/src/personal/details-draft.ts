import { isRecord } from '@souk/contracts';
import type { DraftServices } from '@souk/contracts';
import type { DetailsValues } from './details-schema.ts';

const NAME = 'account.details';
/** Passwords are never stored. */
const FIELDS = ['f_name', 'l_name', 'phone', 'email'] as const;

/** What was typed before a reload or a swap of the release, over the account's own values. */
export function readDetailsDraft(
  drafts: DraftServices,
  customerId: number,
  initial: DetailsValues,
): DetailsValues {
  const draft = drafts.read(NAME);
  if (!isRecord(draft) || draft.customerId !== customerId) return initial;
  const typed = FIELDS.flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : []));
  return { ...initial, ...(Object.fromEntries(typed) as Partial<DetailsValues>) };
}

export function saveDetailsDraft(drafts: DraftServices, customerId: number, values: DetailsValues): void {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, values[name]]));
  drafts.keep(NAME, { customerId, ...typed }, { overReload: true });
}

export const dropDetailsDraft = (drafts: DraftServices): void => drafts.drop(NAME);
