import { logIn } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation, useShell } from '@souk/remote-kit';
import { PasswordField, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { AuthForm } from './auth-form.tsx';
import { signInSchema } from './sign-in-schema.ts';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useGuestId } from './use-guest-id.ts';

/* A finger finds 44 px, and the line takes no more room than its words. */
const Forgot = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 44px;
  margin-block: calc(-1 * ${tokens.space[3]});
  font: ${tokens.type.small};
  color: ${tokens.color.accentStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
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
      <TextField label={t('emailOrPhone')} autoComplete="username" {...field('email_or_phone')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('password')} />
      <Forgot to={`${ROUTES.forgotPassword}${search}`}>{t('forgot')}</Forgot>
    </AuthForm>
  );
}
