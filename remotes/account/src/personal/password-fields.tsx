import { MIN_PASSWORD_LENGTH, ROUTES } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { Link } from '@souk/remote-kit';
import { PasswordField } from '@souk/ui';
import { useText } from './texts/texts.ts';
import type { DetailsField } from './use-details-form.ts';

interface Props {
  customer: Customer;
  /** Whether a new password was typed; it is confirmed, and needs the current one. */
  isChanged: boolean;
  field: DetailsField;
}

/** A new password, or why there is none to change (PRF-4, PRF-10). */
export function PasswordFields({ customer, isChanged, field }: Props) {
  const t = useText();
  if (customer.social_id !== null) return <p>{t('socialPassword')}</p>;
  if (!customer.has_password)
    return (
      <p>
        {t('noPassword')} <Link to={ROUTES.forgotPassword}>{t('forgotPassword')}</Link>
      </p>
    );
  return (
    <>
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: MIN_PASSWORD_LENGTH })}
        {...field('password')}
      />
      {isChanged && (
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
  );
}
