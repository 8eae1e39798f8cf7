import { Suspense, lazy } from 'react';
import { useConfig } from '@souk/api-client';

// Few marketplaces have them.
const SocialButtons = lazy(() =>
  import('./social-buttons.tsx').then(({ SocialButtons: buttons }) => ({ default: buttons })),
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
