import { lazy, Suspense } from 'react';
import { AUTH_PATH, reviewPath, ROUTES } from '@souk/contracts';
import { useLocation, useReadable, useShell } from '@souk/remote-kit';
import { useReviewReminder } from './use-review-reminder.ts';

// Most visits end without it.
const ReviewPrompt = lazy(() =>
  import('./review-prompt.tsx').then(({ ReviewPrompt: prompt }) => ({ default: prompt })),
);

/** Where nothing may come between the customer and what they do there. The orders of the profile have a button to rate them. */
const UNDISTURBED = [ROUTES.checkout, ROUTES.review, ROUTES.profile, ROUTES.interest, AUTH_PATH];

/** Where customers are asked to review their last order; nothing for guests (REV-1, SES-7). */
export function ReviewPromptPlace() {
  const { session, navigate, canNavigate } = useShell();
  const { pathname } = useLocation();
  const { customer } = useReadable(session.state);
  const { orderId, images, hide, dismiss } = useReviewReminder(customer?.id ?? null);
  const isUndisturbed = UNDISTURBED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (orderId === null || isUndisturbed || !canNavigate(reviewPath(orderId))) return null;
  return (
    <Suspense>
      <ReviewPrompt
        images={images}
        onRate={() => {
          hide();
          navigate(reviewPath(orderId));
        }}
        onClose={dismiss}
      />
    </Suspense>
  );
}
