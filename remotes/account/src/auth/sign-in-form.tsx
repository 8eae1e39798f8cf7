import { logIn } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation, useShell } from '@souk/remote-kit';
import { PasswordField, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { AuthForm } from './auth-form.tsx';
import { signInSchema } from './sign-in-schema.ts';
import { textLink } from './text-link.ts';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useGuestId } from './use-guest-id.ts';

const Forgot = styled(Link)`
  ${textLink}
  justify-self: start;
  font: ${tokens.type.small};
`;

const EMPTY = { email_or_phone: '', password: '' };
const DRAFT = { name: 'account.sign-in', fields: ['email_or_phone'] } as const;

export function SignInForm() {
  const t = useText();
  const { search } = useLocation();
  const { session } = useShell();
  const guestId = useGuestId();
  const { form, field } = useAuthForm({
    initialValues: EMPTY,
    schema: signInSchema,
    draft: DRAFT,
    submit: async (values) => session.begin(await logIn({ ...values, guest_id: guestId() }), t('signedIn')),
  });
  return (
    <AuthForm form={form} submitLabel={t('signIn')}>
      <TextField
        label={t('emailOrPhone')}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        {...field('email_or_phone')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('password')} />
      <Forgot to={`${ROUTES.forgotPassword}${search}`}>{t('forgot')}</Forgot>
    </AuthForm>
  );
}
