import { phoneSchema, toNumber, usePhoneCountry } from '@souk/phone';
import { RecipientStep } from './recipient-step.tsx';
import { useText } from './texts/texts.ts';

interface Props {
  lead: string;
  /** Requests a code, and continues when it is sent; `phone` in E.164. */
  send(phone: string): Promise<void>;
}

/** The phone that a code is sent to: the first step of signing in by phone, and of a new password. */
export function PhoneStep({ lead, send }: Props) {
  const t = useText();
  const { country } = usePhoneCountry();
  return (
    <RecipientStep
      name="phone"
      label={t('phone')}
      lead={lead}
      rule={() => phoneSchema(country)}
      send={(phone) => send(toNumber({ phone, country }))}
    />
  );
}
