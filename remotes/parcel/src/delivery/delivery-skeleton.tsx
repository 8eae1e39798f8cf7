import { Skeleton, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { Ends, FormPage } from './form-page.ts';

/** The form's shape, until it is there. */
export function DeliverySkeleton() {
  const t = useText();
  return (
    <FormPage aria-busy>
      <VisuallyHidden role="status">{t('delivery.loading')}</VisuallyHidden>
      <Skeleton width="240px" height="64px" />
      <Skeleton height="150px" radius="l" />
      <Ends>
        <Skeleton height="480px" radius="l" />
        <Skeleton height="480px" radius="l" />
      </Ends>
    </FormPage>
  );
}
