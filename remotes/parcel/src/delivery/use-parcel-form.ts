import { useEffect, useState, type FormEvent } from 'react';
import type { ParcelCategory } from '@souk/contracts';
import type { CountryCode } from '@souk/phone';
import { useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { useFormik } from 'formik';
import { CATEGORY_PARAM } from './delivery-path.ts';
import { dropDraft, saveDraft, readDraft } from './parcel-draft.ts';
import { parcelSchema } from './parcel-schema.ts';
import { knownSender, newParcel, parcelAgain, toStart } from './parcel-values.ts';
import type { ParcelValues } from './parcel-values.ts';

export interface ParcelFormFacts {
  categories: readonly ParcelCategory[];
  /** The customer's id, null for a guest. */
  owner: number | null;
  country: CountryCode;
}

export type ParcelForm = ReturnType<typeof useFormik<ParcelValues>>;

/** Leads to the first field that something is wrong with, and unfolds every one. */
function focusWrong(form: HTMLFormElement): void {
  // What is wrong is drawn by then.
  setTimeout(() => {
    const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
  });
}

/** The form with what it begins with: what was written before, what waits at the checkout, or who is here (PCL-4). */
export function useParcelForm({ categories, owner, country }: ParcelFormFacts) {
  const { addresses, checkout, drafts } = useShell();
  const [params, setParams] = useSearchParams();
  const address = useReadable(addresses.selected);
  const contact = useReadable(addresses.contact);

  const [initialValues] = useState((): ParcelValues => {
    const started = checkout.started('parcel');
    const values =
      readDraft(drafts, owner) ??
      (started?.page === 'parcel'
        ? parcelAgain(started, country)
        : newParcel(knownSender(address, contact, country), country));
    const category = params.get(CATEGORY_PARAM) ?? values.category;
    return { ...values, category: categories.some(({ id }) => String(id) === category) ? category : '' };
  });

  const form: ParcelForm = useFormik<ParcelValues>({
    initialValues,
    validationSchema: parcelSchema,
    validateOnBlur: false,
    async onSubmit(values) {
      // From here on the checkout keeps it.
      dropDraft(drafts);
      await checkout.start(toStart(values));
    },
  });
  const { values, dirty } = form;
  useEffect(() => {
    if (dirty) saveDraft(drafts, owner, values);
  }, [drafts, owner, values, dirty]);

  return {
    form,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { currentTarget } = event;
      void form.submitForm().then(() => focusWrong(currentTarget));
    },
    chooseCategory(category: string) {
      void form.setFieldValue('category', category);
      // A reload, or a link that is passed on, is of the same kind.
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(CATEGORY_PARAM, category);
          return next;
        },
        { replace: true },
      );
    },
  };
}
