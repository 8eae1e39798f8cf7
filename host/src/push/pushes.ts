export { receivePushes } from './receive-pushes.ts';
export { ReferralToast } from './referral-toast.tsx';
export { openPushed, showPushes } from './show-pushes.ts';
