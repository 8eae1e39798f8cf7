import { useEffect, useState } from 'react';
import { offlineMethodsQuery } from '@souk/api-client';
import { orderTypeOf } from '@souk/contracts';
import type { Contact, DeliveryAddress, Quote } from '@souk/contracts';
import { usePhoneCountry } from '@souk/phone';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { useFormik } from 'formik';
import { newAttempt } from '../attempt.ts';
import type { Placer } from './placing/use-place-order.ts';
import { placeBody, prescriptionBody, quoteBody } from './conversions.ts';
import { effectiveValues, onlyOffered } from './effective-values.ts';
import { focusFirst, focusPart } from './focus-part.ts';
import { goodsKey } from './goods.ts';
import type { Goods } from './goods.ts';
import { contactOf, guestContact } from './guest-contact.ts';
import type { Order } from './order-context.ts';
import { saveDraft, readDraft } from './order-draft.ts';
import { orderErrors } from './order-schema.ts';
import type { OrderErrors } from './order-parts.ts';
import { emptyOrder } from './order-values.ts';
import type { OrderValues } from './order-values.ts';
import { couponProblemOf, otherProblemsOf, partErrorsOf } from './problem-parts.ts';
import { useKnownPrices } from './use-known-prices.ts';
import { useLineQuantities } from './use-line-quantities.ts';
import { useQuote } from './use-quote.ts';
import { useSchedulable } from './use-schedulable.ts';

interface OrderScope {
  guestId: string | undefined;
  owner: string;
  moduleId: number;
}

/** What the server refused an order for, and what the order was. */
interface Refusal {
  marks: OrderErrors;
  values: OrderValues;
  address: DeliveryAddress | null;
  contact: Contact | null;
}

/** Everything of the order's form: what is filled in, what it costs, what is missing, and how it is placed (CHK-10). */
export function useOrderForm(goods: Goods, { guestId, owner, moduleId }: OrderScope, { send }: Placer) {
  const shell = useShell();
  const { addresses, drafts } = shell;
  const address = useReadable(addresses.selected);
  const known = useReadable(addresses.contact);
  const { country } = usePhoneCountry();
  const { page } = goods;
  const key = goodsKey(goods);
  const [switched] = useState(() => orderTypeOf(shell).get());
  const [empty] = useState(() => emptyOrder(goods, switched));
  const [initialValues] = useState(() =>
    readDraft(drafts, { page, goods: key, moduleId, owner, switched }, empty),
  );
  const [tried, setTried] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [seen, setSeen] = useState<Quote>();
  const [refused, setRefused] = useState<Refusal | null>(null);

  const form = useFormik<OrderValues>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (): object => errors,
    async onSubmit() {
      if (!quote) return;
      const { total } = quote.bill;
      const outcome = await send(newAttempt({ ...sentBody(quote), moduleId, owner }));
      if (outcome.kind === 'changed') prices.refusedAt(total);
      if (outcome.kind === 'changed' || outcome.kind === 'refused') await refetch();
      if (outcome.kind === 'changed') focusPart('lines');
      if (outcome.kind === 'refused') {
        const marks = partErrorsOf(outcome.problems);
        setRefused({ marks, values: filledIn, address, contact: known });
        if (Object.keys(marks).length > 0) focusFirst(marks, page);
      }
    },
  });
  const sentBody = (seenQuote: Quote) =>
    goods.page === 'prescription'
      ? { page: goods.page, body: prescriptionBody(goods.storeId, values, orderer) }
      : { page: goods.page, body: placeBody(goods, values, orderer, seenQuote) };
  const { values: filledIn, setValues, isSubmitting } = form;
  const change = (next: Partial<OrderValues>) => void setValues((now) => ({ ...now, ...next }));
  const [first] = useState(filledIn);
  // An untouched form takes no draft's place: its owner may sign in again.
  const isUntouched = initialValues === empty && filledIn === first;
  useEffect(() => {
    if (isSubmitting || isUntouched) return;
    saveDraft(drafts, { page, goods: key, moduleId, owner, switched }, filledIn);
  }, [drafts, page, key, moduleId, owner, switched, filledIn, isSubmitting, isUntouched]);

  const values = effectiveValues(filledIn, seen);
  const guest = guestId === undefined ? null : (values.guest ?? guestContact(known, country));
  const contact = guest ? contactOf(guest) : known;
  const orderer = { guestId, address, contact };
  const { quote, isUpdating, failed, cause, refetch } = useQuote(quoteBody(goods, values, orderer), seen);
  const quantities = useLineQuantities(goods, values, quote, change);
  const updating = isUpdating || quantities.isBehind;
  if (quote && quote !== seen) setSeen(quote);
  const other = onlyOffered(values, quote);
  useEffect(() => {
    if (other) void setValues((now) => ({ ...now, orderType: other }));
  }, [other, setValues]);
  useSchedulable(filledIn, quote, setValues);

  const prices = useKnownPrices(quote);
  const offers = quote?.payment_methods.some(
    (each) => each.method === 'offline_payment' && each.allowed === 1,
  );
  const { data: offlineMethods = [] } = useQuery({ ...offlineMethodsQuery(), enabled: offers === true });

  const { changes } = prices;
  const openChanges = changes.prices.length + (changes.totalBefore === null ? 0 : 1);
  const paysLater = page === 'prescription';
  const facts = { address, contact, guest, offlineMethods, openChanges, isUploading, paysLater };
  const errors = quote ? orderErrors(values, { quote, ...facts }) : {};
  const problems = quote ? otherProblemsOf(quote) : [];
  // A mark holds until what it marks is changed.
  const isRefused = refused?.values === filledIn && refused.address === address && refused.contact === known;
  const marks = isRefused ? refused.marks : {};
  const order: Order | null = quote
    ? {
        goods,
        values,
        change,
        onUploading: setUploading,
        quote,
        quantities,
        updating,
        address,
        guest,
        errors: tried ? { ...marks, ...errors } : {},
        offlineMethods,
        changes,
        acceptChanges: prices.accept,
        couponProblem: values.coupon === '' || updating ? null : couponProblemOf(quote),
        problems,
        tried,
      }
    : null;

  return {
    order,
    failed,
    cause,
    refetch,
    /** Says what is missing and leads there, or places the order. */
    async place(): Promise<void> {
      setTried(true);
      if (Object.keys(errors).length > 0) focusFirst(errors, page);
      else if (problems.length === 0 && !updating) await form.submitForm();
    },
  };
}
