import { PARTS } from '../order-parts.ts';
import type { Order } from '../order-context.ts';
import type { Part } from '../order-parts.ts';

type Judged = Pick<Order, 'errors' | 'guest'>;
type Field = Exclude<Part, 'orderType' | 'lines'> | 'offlineAnswers';

/** The fields that stand in the way of an order, by what is to be done with them, in the order of the page. */
export interface MissingFields {
  add: Field[];
  choose: Field[];
  /** Filled in, but not as it has to be. */
  check: Field[];
}

const TO_CHOOSE: readonly Field[] = ['slot', 'payment'];

/** What was left empty; of an address, a prescription, or a customer's contact there is nothing in between. */
function isEmpty(field: Field, { guest }: Judged): boolean {
  if (field === 'contactName') return !guest?.name.trim();
  if (field === 'contactNumber') return !guest?.phone.trim();
  return field === 'address' || field === 'extras';
}

/** Which fields have an error, without those whose message is said already. Lines say themselves what is wrong. */
export function missingFields(order: Judged, isSaid: (message: string) => boolean): MissingFields {
  const found: MissingFields = { add: [], choose: [], check: [] };
  const add = (field: Field) => {
    if (TO_CHOOSE.includes(field)) found.choose.push(field);
    else found[isEmpty(field, order) ? 'add' : 'check'].push(field);
  };
  for (const part of PARTS) {
    const error = order.errors[part];
    if (error !== undefined && !isSaid(error) && part !== 'orderType' && part !== 'lines') add(part);
  }
  if (Object.keys(order.errors).some((name) => name.startsWith('offlineAnswers.'))) add('offlineAnswers');
  return found;
}
