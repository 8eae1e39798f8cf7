import { text } from '../../texts/texts.ts';
import type { Goods } from '../goods.ts';
import { partsOf } from '../order-parts.ts';
import type { OrderErrors, Part } from '../order-parts.ts';

/** The errors of what was left empty, by part. */
const ADD = {
  address: 'address.needed',
  contactName: 'contact.nameNeeded',
  contactNumber: 'contact.numberNeeded',
  extras: 'prescriptionNeeded',
} as const;
const CHOOSE = { slot: 'slot.needed', payment: 'payment.needed' } as const;

const canBeAdded = (part: Part): part is keyof typeof ADD => Object.hasOwn(ADD, part);
const canBeChosen = (part: Part): part is keyof typeof CHOOSE => Object.hasOwn(CHOOSE, part);

function messageOf(part: Part, error: string, hasStockChoice: boolean): string {
  if (canBeAdded(part) && error === text(ADD[part])) return text(`place.add.${part}`);
  if (canBeChosen(part) && error === text(CHOOSE[part])) return text(`place.choose.${part}`);
  return text(`place.correct.${part === 'extras' && hasStockChoice ? 'stockChoice' : part}`);
}

/**
 * A sentence for each field with an error, in the order of the page. What is wrong is said at the field, and nowhere else.
 * @param hasStockChoice the module's section asks what happens to out-of-stock items, rather than for a prescription
 */
export function fieldMessages(errors: OrderErrors, page: Goods['page'], hasStockChoice = false): string[] {
  const messages = partsOf(page).flatMap((part) => {
    const error = errors[part];
    return error === undefined ? [] : [messageOf(part, error, hasStockChoice)];
  });
  const isOfflineWrong = Object.keys(errors).some((name) => name.startsWith('offlineAnswers.'));
  return isOfflineWrong ? [...messages, text('place.correct.offlineAnswers')] : messages;
}
