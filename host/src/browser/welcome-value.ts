import type { WelcomeDiscount } from '@souk/contracts';
import type { useFormats } from '@souk/remote-kit';

type Formats = Pick<ReturnType<typeof useFormats>, 'money' | 'percent'>;

/** What the welcome discount takes off, as customers read it: a share or an amount (SES-15). */
export const welcomeValue = (
  { discount_type, discount }: WelcomeDiscount,
  { money, percent }: Formats,
): string => (discount_type === 'percent' ? percent(discount) : money(discount));
