import { useEffect, useState } from 'react';
import { sendContactCode, updateProfile, type ContactBody } from '@souk/api-client';
import { ROUTES, VERIFY_PARAM } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { usePhoneCountry } from '@souk/phone';
import { Link, useSearchParams, useShell } from '@souk/remote-kit';
import { Button, PasswordField, TextField } from '@souk/ui';
import { useFormik } from 'formik';
import { Actions, Card, Column, FormProblem } from '../page/card.tsx';
import { formErrors } from '../page/form-errors.ts';
import { dropDetailsDraft, saveDetailsDraft, readDetailsDraft } from './details-draft.ts';
import { detailsSchema, hasChanges, toProfileBody, valuesOf, type DetailsValues } from './details-schema.ts';
import { PortraitField } from './portrait-field.tsx';
import { useText } from './texts/texts.ts';
import { VerifyContactDialog, type SentCode } from './verify-contact-dialog.tsx';

/** 'Edit Personal Details' (PRF-2 to PRF-7). A new phone or e-mail counts once its code came back. */
export function DetailsForm({ customer }: { customer: Customer }) {
  const t = useText();
  const { drafts, session, toast } = useShell();
  const { country } = usePhoneCountry();
  const [portrait, setPortrait] = useState<File | null>(null);
  const [portraitError, setPortraitError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  const [requested, setRequested] = useState<SentCode | null>(null);
  const stored = valuesOf(customer);

  const form = useFormik<DetailsValues>({
    initialValues: readDetailsDraft(drafts, customer.id, stored),
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
        resetForm({ values: { ...values, password: '', confirm: '', current_password: '' } });
        dropDetailsDraft(drafts);
        await session.reload();
        const [kind] = to_verify;
        if (kind)
          await sendCode(kind === 'phone' ? { phone: body.phone ?? '' } : { email: body.email ?? '' });
      } catch (error) {
        show(error, setErrors);
      }
    },
  });
  const { values } = form;
  useEffect(() => {
    if (form.dirty) saveDetailsDraft(drafts, customer.id, values);
  }, [drafts, customer.id, values, form.dirty]);

  function show(error: unknown, setErrors: (errors: Record<string, string>) => void = form.setErrors) {
    const wrong = formErrors(error, [...Object.keys(values), 'image'], t('network'));
    setErrors(wrong.fields);
    setPortraitError(wrong.fields.image ?? null);
    setProblem(wrong.form);
  }
  async function sendCode(contact: ContactBody) {
    const { request_id } = await sendContactCode(contact);
    setRequested({ contact, request_id });
  }
  function closeCode() {
    setRequested(null);
    if (search.has(VERIFY_PARAM))
      setSearch(
        (before) => {
          const rest = new URLSearchParams(before);
          rest.delete(VERIFY_PARAM);
          return rest;
        },
        { replace: true },
      );
  }
  const field = (name: keyof DetailsValues) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined,
  });
  const isPhoneFixed = customer.is_phone_verified === 1 && customer.phone !== '';
  const isEmailOpen = customer.is_email_verified === 0 && values.email.trim() === customer.email;
  const isPhoneOpen = !isPhoneFixed && customer.phone !== '' && values.phone === customer.phone;
  // The mail of the sign-up leads here, where its code is entered.
  const isSignUpCode = search.get(VERIFY_PARAM) === 'email' && customer.is_email_verified === 0;
  const sent = requested ?? (isSignUpCode ? { contact: { email: customer.email } } : null);
  const verifyButton = (contact: ContactBody) => (
    <Button
      variant="secondary"
      size="s"
      onClick={() => void sendCode(contact).catch((error: unknown) => show(error))}
    >
      {t('verify')}
    </Button>
  );

  return (
    <Card title={t('edit')}>
      <Column as="form" noValidate onSubmit={form.handleSubmit}>
        <PortraitField
          url={customer.image_full_url}
          chosen={portrait}
          error={portraitError}
          onError={setPortraitError}
          onChoose={(file) => {
            setPortrait(file);
            setPortraitError(null);
          }}
        />
        <TextField label={t('firstName')} autoComplete="given-name" {...field('f_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('l_name')} />
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          disabled={isPhoneFixed}
          hint={isPhoneFixed ? t('notChangeable') : t('phoneUnverified')}
          {...field('phone')}
        />
        {isPhoneOpen && <Actions>{verifyButton({ phone: customer.phone })}</Actions>}
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          hint={isEmailOpen ? t('emailUnverified') : undefined}
          {...field('email')}
        />
        {isEmailOpen && customer.email !== '' && <Actions>{verifyButton({ email: customer.email })}</Actions>}
        {customer.social_id !== null && <p>{t('socialPassword')}</p>}
        {customer.social_id === null && !customer.has_password && (
          <p>
            {t('noPassword')} <Link to={ROUTES.forgotPassword}>{t('forgotPassword')}</Link>
          </p>
        )}
        {customer.social_id === null && customer.has_password && (
          <>
            <PasswordField
              label={t('password')}
              autoComplete="new-password"
              hint={t('passwordHint')}
              {...field('password')}
            />
            {values.password !== '' && (
              <>
                <PasswordField label={t('confirm')} autoComplete="new-password" {...field('confirm')} />
                <PasswordField
                  label={t('current')}
                  autoComplete="current-password"
                  {...field('current_password')}
                />
              </>
            )}
          </>
        )}
        {problem && <FormProblem role="alert">{problem}</FormProblem>}
        <Actions>
          <Button
            variant="secondary"
            onClick={() => {
              const empty = {
                f_name: '',
                l_name: '',
                email: '',
                password: '',
                confirm: '',
                current_password: '',
              };
              form.resetForm({ values: { ...values, ...empty } });
              setPortrait(null);
              setProblem(null);
              dropDetailsDraft(drafts);
            }}
          >
            {t('reset')}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {t('update')}
          </Button>
        </Actions>
      </Column>
      {sent && (
        <VerifyContactDialog
          sent={sent}
          onClose={closeCode}
          onVerified={() => {
            closeCode();
            void session.reload();
          }}
        />
      )}
    </Card>
  );
}
