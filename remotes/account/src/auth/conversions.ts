import type { SignUpBody } from '@souk/contracts';
import { type CountryCode, toNumber } from '@souk/phone';

export const EMPTY_ACCOUNT = {
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  ref_code: '',
};

/** What the form holds, as the call wants it: the number in E.164, and nothing that is empty. */
export function toSignUpBody(
  { confirm: _, ref_code, phone, ...account }: typeof EMPTY_ACCOUNT,
  country: CountryCode,
  guestId: string | undefined,
): SignUpBody {
  return {
    ...account,
    phone: toNumber({ phone, country }),
    ...(ref_code !== '' && { ref_code }),
    ...(guestId !== undefined && { guest_id: guestId }),
  };
}
