import { text } from '../../texts/texts.ts';
import type { Goods } from '../goods.ts';
import { partsOf } from '../order-parts.ts';
import type { OrderErrors, Part } from '../order-parts.ts';

type Field = Part | 'offlineAnswers';

/** The fields that stand in the way of an order, by what is to be done with them, in the order of the page. */
export interface MissingFields {
  add: Field[];
  choose: Field[];
  /** Filled in, but not as it has to be. */
  correct: Field[];
}

/** The errors of what was left empty. */
const ADD = ['address.needed', 'contact.nameNeeded', 'contact.numberNeeded', 'prescriptionNeeded'] as const;
const CHOOSE = ['slot.needed', 'payment.needed'] as const;

function actionFor(error: string): keyof MissingFields {
  if (ADD.some((key) => text(key) === error)) return 'add';
  return CHOOSE.some((key) => text(key) === error) ? 'choose' : 'correct';
}

/** Which fields have an error. What is wrong with them is said there, and nowhere else. */
export function missingFields(errors: OrderErrors, page: Goods['page']): MissingFields {
  const found: MissingFields = { add: [], choose: [], correct: [] };
  for (const part of partsOf(page)) {
    const error = errors[part];
    if (error !== undefined) found[actionFor(error)].push(part);
  }
  if (Object.keys(errors).some((name) => name.startsWith('offlineAnswers.')))
    found.correct.push('offlineAnswers');
  return found;
}
