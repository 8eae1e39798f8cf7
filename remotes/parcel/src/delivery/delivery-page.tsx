import { errorCause, parcelCategoriesQuery, useConfig, withShownError } from '@souk/api-client';
import { usePhoneCountry } from '@souk/phone';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { useCustomerFailure } from '@souk/storefront';
import { Container, EmptyState, ErrorState, Package } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { DeliverySkeleton } from './delivery-skeleton.tsx';

/** /parcel-delivery-info (PCL-4): waits for what can be sent, and for who is here, whom the form begins with. */
export function DeliveryPage() {
  const t = useText();
  const { addresses, session } = useShell();
  const { status, customer } = useReadable(session.state);
  const list = useReadable(addresses.list);
  const config = useConfig();
  const phones = usePhoneCountry();
  // Another place asks for them again; the form stays until they are there.
  const categories = useQuery({
    ...withShownError(parcelCategoriesQuery()),
    placeholderData: (before) => before,
  });

  const noCategories =
    categories.error && !categories.data
      ? { cause: errorCause(categories.error), retry: () => void categories.refetch() }
      : null;
  const failure = useCustomerFailure() ?? noCategories;
  if (failure) {
    return (
      <Container>
        <ErrorState wholePage title={t('delivery.failed')} cause={failure.cause} onRetry={failure.retry} />
      </Container>
    );
  }
  const known = !config.isPending && list !== null && (status === 'guest' || customer !== null);
  if (!known || !categories.data) return <DeliverySkeleton />;
  if (categories.data.length === 0) {
    return (
      <Container>
        <EmptyState
          wholePage
          icon={<Package size={40} strokeWidth={1.6} />}
          title={t('delivery.none')}
          text={t('delivery.noneText')}
        />
      </Container>
    );
  }
  const owner = customer?.id ?? null;
  // What one wrote is not for the next: a session may expire over the open form.
  return <DeliveryForm key={owner} categories={categories.data} owner={owner} {...phones} />;
}
