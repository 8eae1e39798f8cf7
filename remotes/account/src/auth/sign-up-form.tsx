import { signUp, useConfig } from '@souk/api-client';
import { MIN_PASSWORD_LENGTH, REFERRAL_PARAM } from '@souk/contracts';
import { usePhoneCountry } from '@souk/phone';
import { useSearchParams, useShell } from '@souk/remote-kit';
import { PasswordField, TextField } from '@souk/ui';
import { AuthForm } from './auth-form.tsx';
import { EMPTY_ACCOUNT, toSignUpBody } from './conversions.ts';
import { signUpSchema } from './sign-up-schema.ts';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useGuestId } from './use-guest-id.ts';

const DRAFT = { name: 'account.sign-up', fields: ['f_name', 'l_name', 'email', 'phone'] } as const;

export function SignUpForm() {
  const t = useText();
  const { session } = useShell();
  const { country } = usePhoneCountry();
  const [params] = useSearchParams();
  const { data: config } = useConfig();
  const guestId = useGuestId();
  const { form, field } = useAuthForm({
    initialValues: { ...EMPTY_ACCOUNT, ref_code: (params.get(REFERRAL_PARAM) ?? '').slice(0, 40) },
    schema: () => signUpSchema(country),
    draft: DRAFT,
    submit: async (values) =>
      session.begin(await signUp(toSignUpBody(values, country, guestId())), t('signedUp')),
  });
  return (
    <AuthForm form={form} submitLabel={t('signUp')}>
      <TextField label={t('firstName')} autoComplete="given-name" {...field('f_name')} />
      <TextField label={t('lastName')} autoComplete="family-name" {...field('l_name')} />
      <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        hint={t('phoneHint')}
        {...field('phone')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: MIN_PASSWORD_LENGTH })}
        {...field('password')}
      />
      <PasswordField label={t('confirm')} autoComplete="new-password" {...field('confirm')} />
      {config?.ref_earning_status !== 0 && (
        <TextField
          label={t('referral')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          dir="auto"
          hint={t('referralHint')}
          {...field('ref_code')}
        />
      )}
    </AuthForm>
  );
}
