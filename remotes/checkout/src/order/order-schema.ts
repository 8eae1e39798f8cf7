import { mixed, number, object, string, ValidationError } from 'yup';
import { MAX_OFFLINE_ANSWER_LENGTH, MAX_ORDER_NOTE_LENGTH, MAX_TIP } from '@souk/contracts';
import type { Contact, DeliveryAddress, OfflineMethod, Quote } from '@souk/contracts';
import { text } from '../texts/texts.ts';
import { contactSchema, contactValues } from './contact-schema.ts';
import type { GuestContact } from './guest-contact.ts';
import type { OrderErrors } from './order-parts.ts';
import type { OrderValues } from './order-values.ts';
import { partErrorsOf } from './problem-parts.ts';

/** What the form is judged against, beside its own values. */
export interface OrderFacts {
  quote: Quote;
  address: DeliveryAddress | null;
  contact: Contact | null;
  /** What a guest has typed of it; null for customers. */
  guest: GuestContact | null;
  offlineMethods: readonly OfflineMethod[];
  /** Prices that the customer has not accepted yet. */
  openChanges: number;
  /** A picture of the prescription is on its way. */
  isUploading?: boolean;
  /** How it is paid is said later, when its price is known (RX-5). */
  paysLater?: boolean;
}

const needed = (message: string, holds: (values: OrderValues) => boolean) =>
  mixed()
    .nullable()
    .test('needed', message, (_, { parent }) => holds(parent as OrderValues));

const tipSchema = () => {
  const wrong = text('tip.wrong');
  return number().min(0, wrong).max(MAX_TIP, wrong).typeError(wrong);
};

const offlineFields = (method: OfflineMethod | undefined) =>
  object(
    Object.fromEntries(
      (method?.inputs ?? []).map(({ name, label, required }) => [
        name,
        required
          ? string()
              .trim()
              .required(text('payment.fieldNeeded', { field: label }))
              .max(MAX_OFFLINE_ANSWER_LENGTH, text('note.tooLong', { max: MAX_OFFLINE_ANSWER_LENGTH }))
          : string().max(MAX_OFFLINE_ANSWER_LENGTH, text('note.tooLong', { max: MAX_OFFLINE_ANSWER_LENGTH })),
      ]),
    ),
  );

/** What an order needs before it is placed (CHK-7, CHK-10). */
function orderSchema(
  { quote, address, guest, offlineMethods, openChanges, isUploading, paysLater = false }: OrderFacts,
  values: OrderValues,
) {
  const parcel = values.orderType === 'parcel';
  const allowed = quote.payment_methods.filter((method) => method.allowed).map(({ method }) => method);
  const offline = offlineMethods.find(({ id }) => id === values.offlineMethod);
  return object({
    address: needed(text('address.needed'), () => values.orderType !== 'delivery' || address !== null),
    // A parcel's ends name whom to ask for.
    ...(parcel ? {} : contactSchema(guest)),
    // Without times to choose from, the server says what stands in the way.
    slot: needed(
      text('slot.needed'),
      ({ slot }) =>
        quote.slots.length === 0 ||
        (slot === null ? quote.open_now === 1 : quote.slots.some(({ starts }) => starts === slot)),
    ),
    lines: mixed()
      .nullable()
      .test('problems', text('lines.unsolved'), () => quote.lines.every(({ problem }) => problem === null))
      .test('changes', text('lines.unaccepted'), () => openChanges === 0),
    extras: mixed()
      .nullable()
      .test('uploaded', text('prescriptionUploading'), () => !isUploading)
      .test(
        'needed',
        text('prescriptionNeeded'),
        () => quote.prescription_required === 0 || (values.extras.prescription_files ?? []).length > 0,
      ),
    // Nobody rides for a pickup, and the field is gone.
    ...(values.orderType === 'take_away' ? {} : { tip: tipSchema() }),
    note: string().max(MAX_ORDER_NOTE_LENGTH, text('note.tooLong', { max: MAX_ORDER_NOTE_LENGTH })),
    payment: mixed()
      .nullable()
      .test('chosen', text('payment.needed'), () => paysLater || values.payment !== null)
      .test(
        'allowed',
        text('payment.notAllowed'),
        () => paysLater || values.payment === null || allowed.includes(values.payment),
      )
      .test(
        'offline',
        text('payment.offlineNeeded'),
        () => paysLater || values.payment !== 'offline_payment' || offline !== undefined,
      ),
    offlineAnswers: offlineFields(!paysLater && values.payment === 'offline_payment' ? offline : undefined),
  });
}

/** What stands in the way of placing the order as it is filled in, one sentence for each part; last, what the server objects to. */
export function orderErrors(values: OrderValues, facts: OrderFacts): OrderErrors {
  const objections = partErrorsOf(facts.quote.problems);
  try {
    const { guest, contact } = facts;
    orderSchema(facts, values).validateSync(
      { ...values, ...contactValues(guest, contact) },
      { abortEarly: false },
    );
    return objections;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }) => [path, message] as const);
    // The first of a part is the one to begin with.
    return { ...objections, ...Object.fromEntries(found.reverse()) };
  }
}
