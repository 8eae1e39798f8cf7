import { useState } from 'react';
import { socialRegister } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { toNumber, usePhoneCountry } from '@souk/phone';
import { Link, useLocation } from '@souk/remote-kit';
import { Button, TextField } from '@souk/ui';
import { useFormik } from 'formik';
import { useHost } from '../../shell/host-context.ts';
import { useText as useHostText } from '../../texts/texts.ts';
import { AuthCard } from '../auth-card.tsx';
import { AuthForm, FormProblem } from '../auth-form.ts';
import { fieldErrors } from '../field-errors.ts';
import { accountSchema } from '../sign-up-schema.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import type { Recognised } from './firebase-credential.ts';
import type { ProviderName } from './providers.ts';
import { useText } from './texts/texts.ts';

/** The first word is the first name; people put it right where theirs is otherwise. */
function namesOf(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { f_name: first, l_name: rest.join(' ') };
}

/** What an account needs and the social account does not tell (SES-10). */
export function SocialRegister({ who, provider }: { who: Recognised; provider: ProviderName }) {
  const t = useText();
  const th = useHostText();
  const { search } = useLocation();
  const { session } = useHost();
  const { country } = usePhoneCountry();
  const afterSignIn = useAfterSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { ...namesOf(who.name), email: who.email, phone: '' },
    validationSchema: () => accountSchema(country),
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        const { f_name, l_name, email } = accountSchema(country).cast(values);
        const answer = await socialRegister({
          token: who.token,
          f_name,
          l_name,
          phone: toNumber({ phone: values.phone, country }),
          // What the provider vouches for, the server has from the token.
          ...(who.email === '' && { email }),
          guest_id: session.storedGuestId() ?? undefined,
        });
        await afterSignIn(answer, th('session.signedUp'));
      } catch (error) {
        const fields =
          who.email === '' ? ['f_name', 'l_name', 'email', 'phone'] : ['f_name', 'l_name', 'phone'];
        const wrong = fieldErrors(error, fields, th('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  const field = (name: keyof typeof form.values) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <AuthCard
      title={t('registerTitle')}
      lead={t('registerLead', { provider: t(`providers.${provider}`) })}
      other={<Link to={`${ROUTES.signIn}${search}`}>{t('back')}</Link>}
    >
      <AuthForm noValidate onSubmit={form.handleSubmit}>
        <TextField label={th('auth.firstName')} autoComplete="given-name" {...field('f_name')} />
        <TextField label={th('auth.lastName')} autoComplete="family-name" {...field('l_name')} />
        <TextField
          label={th('auth.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...(who.email !== '' && {
            readOnly: true,
            hint: t('vouched', { provider: t(`providers.${provider}`) }),
          })}
          {...field('email')}
        />
        <TextField
          label={th('auth.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          hint={th('auth.phoneHint')}
          {...field('phone')}
        />
        {problem && <FormProblem role="alert">{problem}</FormProblem>}
        <Button type="submit" size="l" block loading={form.isSubmitting}>
          {t('register')}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
