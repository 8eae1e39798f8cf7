import { errorCause } from '@souk/api-client';
import { usePageHead } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';

interface Props {
  heading: string;
  error: Error;
  onRetry(): void;
}

/** Shown where what the page is about could not be loaded (API-8). */
export function LoadFailed({ heading, error, onRetry }: Props) {
  usePageHead({ title: heading });
  return <ErrorState wholePage title={heading} cause={errorCause(error)} onRetry={onRetry} />;
}
