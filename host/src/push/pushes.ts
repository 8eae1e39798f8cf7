export { ReferralToast } from './referral-toast.tsx';
export { openPushed, showPush } from './show-pushes.ts';
