import { ErrorState } from '@souk/ui';
import { isDown } from '../registry/registry-error.ts';
import { useText } from '../texts/texts.ts';

export function LoadError({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('errors.title')}
      text={isDown(error) ? t('errors.down') : error.message}
      onRetry={onRetry}
    />
  );
}
