import { lazy, Suspense } from 'react';
import { reviewPath, ROUTES } from '@souk/contracts';
import { useLocation, useReadable } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { useReviewReminder } from './use-review-reminder.ts';

// Most visits end without it.
const ReviewPrompt = lazy(() =>
  import('./review-prompt.tsx').then(({ ReviewPrompt: prompt }) => ({ default: prompt })),
);

/** Where nothing may come between the customer and what they do there. */
const UNDISTURBED = [ROUTES.checkout, ROUTES.review, '/auth'];

/** Where customers are asked to review their last order; nothing for guests (REV-1, SES-7). */
export function ReviewPromptPlace() {
  const { services } = useHost();
  const { pathname } = useLocation();
  const { customer } = useReadable(services.session.state);
  const { orderId, images, hide, dismiss } = useReviewReminder(customer?.id ?? null);
  const isUndisturbed = UNDISTURBED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (orderId === null || isUndisturbed || !services.canNavigate(reviewPath(orderId))) return null;
  return (
    <Suspense>
      <ReviewPrompt
        images={images}
        isAboveButton={pathname === ROUTES.landing || pathname === ROUTES.home}
        onRate={() => {
          hide();
          services.navigate(reviewPath(orderId));
        }}
        onClose={dismiss}
      />
    </Suspense>
  );
}
