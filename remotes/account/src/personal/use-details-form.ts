import { useEffect, useState } from 'react';
import { updateProfile, type ContactBody } from '@souk/api-client';
import type { Customer } from '@souk/contracts';
import { usePhoneCountry } from '@souk/phone';
import { useShell } from '@souk/remote-kit';
import { useFormik } from 'formik';
import { formErrors } from '../page/form-errors/form-errors.ts';
import { dropDetailsDraft, saveDetailsDraft, readDetailsDraft } from './details-draft.ts';
import { detailsSchema, hasChanges, toProfileBody, valuesOf, type DetailsValues } from './details-schema.ts';
import { useText } from './texts/texts.ts';

const EMPTY_PASSWORDS = { password: '', confirm: '', current_password: '' };

/**
 * The values of the form, its picture, and what the server refused.
 * @param sendCode verifies a contact that was changed
 */
export function useDetailsForm(customer: Customer, sendCode: (contact: ContactBody) => Promise<void>) {
  const t = useText();
  const { drafts, session, toast } = useShell();
  const { country } = usePhoneCountry();
  const [portrait, setPortrait] = useState<File | null>(null);
  const [portraitError, setPortraitError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const form = useFormik<DetailsValues>({
    initialValues: readDetailsDraft(drafts, customer.id, valuesOf(customer)),
    validationSchema: detailsSchema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors, resetForm }) {
      setProblem(null);
      const body = toProfileBody(values, customer, country);
      if (!portrait && !hasChanges(body, customer)) {
        toast({ kind: 'info', id: 'profile', text: t('noChanges') });
        return;
      }
      try {
        const { to_verify } = await updateProfile(body, portrait);
        toast({ kind: 'success', id: 'profile', text: t('updated') });
        setPortrait(null);
        resetForm({ values: { ...values, ...EMPTY_PASSWORDS } });
        dropDetailsDraft(drafts);
        await session.reload();
        const [kind] = to_verify;
        if (kind)
          await sendCode(kind === 'phone' ? { phone: body.phone ?? '' } : { email: body.email ?? '' });
      } catch (error) {
        showError(error, setErrors);
      }
    },
  });
  const { values } = form;
  useEffect(() => {
    if (form.dirty) saveDetailsDraft(drafts, customer.id, values);
  }, [drafts, customer.id, values, form.dirty]);

  function showError(error: unknown, setErrors: (errors: Record<string, string>) => void = form.setErrors) {
    const wrong = formErrors(error, [...Object.keys(values), 'image']);
    setErrors(wrong.fields);
    setPortraitError(wrong.fields.image ?? null);
    setProblem(wrong.form);
  }
  function choosePortrait(file: File) {
    setPortrait(file);
    setPortraitError(null);
  }
  /** Empties everything but the phone. */
  function reset() {
    const empty = { f_name: '', l_name: '', email: '', ...EMPTY_PASSWORDS };
    form.resetForm({ values: { ...values, ...empty } });
    setPortrait(null);
    setProblem(null);
    dropDetailsDraft(drafts);
  }
  const field = (name: keyof DetailsValues) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined,
  });
  return {
    form,
    field,
    problem,
    showError,
    reset,
    portrait,
    portraitError,
    setPortraitError,
    choosePortrait,
  };
}

/** The props of a field by its name. */
export type DetailsField = ReturnType<typeof useDetailsForm>['field'];
