import { customerQuery } from '@souk/api-client';
import { useFormats, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { welcomeValue } from '../../browser/welcome-value.ts';
import { useText } from './texts/texts.ts';

/** That the first order costs less; by how much is in its bill, which the checkout shows (SES-15). */
export function WelcomeHint() {
  const t = useText();
  const formats = useFormats();
  const isCustomer = useReadable(useShell().session.state).status === 'customer';
  const { data: customer } = useQuery({ ...customerQuery(), enabled: isCustomer });
  const discount = customer?.welcome_discount;
  return discount ? t('welcome', { value: welcomeValue(discount, formats) }) : null;
}
