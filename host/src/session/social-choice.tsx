import { Suspense, lazy } from 'react';
import { useConfig } from '@souk/api-client';
import { Skeleton } from '@souk/ui';

// Few marketplaces have them, and no other page needs them.
const SocialButtons = lazy(() =>
  import('./social/social-buttons.tsx').then(({ SocialButtons: buttons }) => ({ default: buttons })),
);
const SocialPage = lazy(() =>
  import('./social/social-page.tsx').then(({ SocialPage: page }) => ({ default: page })),
);

/** Social accounts beside a password, where the marketplace takes any (SES-10). */
export function SocialChoice() {
  const offered = useConfig().data?.firebase?.providers.length;
  return offered ? (
    <Suspense fallback={null}>
      <SocialButtons />
    </Suspense>
  ) : null;
}

/** The way back from a provider. */
export const SocialReturn = () => (
  <Suspense fallback={<Skeleton height="240px" radius="m" />}>
    <SocialPage />
  </Suspense>
);
