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

/** The form's values as the call wants them: trimmed, the number in E.164. */
export function toSignUpBody(
  values: typeof EMPTY_ACCOUNT,
  country: CountryCode,
  guestId: string | null,
): SignUpBody {
  const { confirm: _, ref_code, ...account } = values;
  const code = ref_code.trim();
  return {
    ...account,
    f_name: values.f_name.trim(),
    l_name: values.l_name.trim(),
    email: values.email.trim(),
    phone: toNumber({ phone: values.phone, country }),
    ...(code === '' ? {} : { ref_code: code }),
    ...(guestId === null ? {} : { guest_id: guestId }),
  };
}
