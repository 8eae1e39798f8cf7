import { socialRegister } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { toNumber, usePhoneCountry } from '@souk/phone';
import { Link, useLocation, useShell } from '@souk/remote-kit';
import { TextField } from '@souk/ui';
import { AuthCard } from '../auth-card.tsx';
import { AuthForm } from '../auth-form.tsx';
import { accountSchema } from '../sign-up-schema.ts';
import { useText } from '../texts/texts.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { useGuestId } from '../use-guest-id.ts';
import type { ProviderName } from './providers.ts';
import type { Recognised } from './recognised.ts';

/** The first word is the first name; customers can correct it. */
function namesOf(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { f_name: first, l_name: rest.join(' ') };
}

/** The details that an account needs and the social account lacks (SES-10). */
export function SocialRegister({ who, provider }: { who: Recognised; provider: ProviderName }) {
  const t = useText();
  const { search } = useLocation();
  const { session } = useShell();
  const { country } = usePhoneCountry();
  const guestId = useGuestId();
  // The server reads verified details from the token.
  const isVouched = who.email !== '';
  const { form, field } = useAuthForm({
    initialValues: { ...namesOf(who.name), email: who.email, phone: '' },
    schema: () => accountSchema(country),
    complaintsAt: isVouched ? ['f_name', 'l_name', 'phone'] : ['f_name', 'l_name', 'email', 'phone'],
    async submit({ f_name, l_name, email, phone }) {
      const answer = await socialRegister({
        token: who.token,
        f_name,
        l_name,
        phone: toNumber({ phone, country }),
        ...(!isVouched && { email }),
        guest_id: guestId(),
      });
      await session.begin(answer, t('signedUp'));
    },
  });
  const named = { provider: t(`social.providers.${provider}`) };
  return (
    <AuthCard
      title={t('social.registerTitle')}
      lead={t('social.registerLead', named)}
      other={<Link to={`${ROUTES.signIn}${search}`}>{t('backToSignIn')}</Link>}
    >
      <AuthForm form={form} submitLabel={t('social.register')}>
        <TextField label={t('firstName')} autoComplete="given-name" {...field('f_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('l_name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...(isVouched && { readOnly: true, hint: t('social.vouched', named) })}
          {...field('email')}
        />
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          hint={t('phoneHint')}
          {...field('phone')}
        />
      </AuthForm>
    </AuthCard>
  );
}
