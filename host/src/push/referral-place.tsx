import { usePart } from '@souk/ui';
import { pushes } from './pushes-part.ts';

/** Where a pushed referral is shown, once there are pushes. */
export function ReferralPlace() {
  const { value } = usePart(pushes, false);
  return value && <value.ReferralToast />;
}
