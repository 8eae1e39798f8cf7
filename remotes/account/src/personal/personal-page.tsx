import { customerQuery, errorCause, withShownError } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useQuery, useShell } from '@souk/remote-kit';
import { ArrowLeft, Button, ErrorState, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { Column } from '../page/card.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { DownloadData } from './download-data.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { useText } from './texts/texts.ts';

const Page = styled(Column)`
  max-inline-size: 680px;
`;
const Back = styled(Button)`
  justify-self: start;
  gap: ${tokens.space[2]};

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

/** The customer's own details, devices and data, and the way out (PRF-1 to PRF-8). */
export default function PersonalPage() {
  const t = useText();
  const { history, navigate } = useShell();
  const { data: customer, error, refetch } = useQuery(withShownError(customerQuery()));
  if (!customer)
    return error ? (
      <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
    ) : (
      <Page aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton height="480px" radius="l" />
        <Skeleton height="160px" radius="l" />
      </Page>
    );
  // A page that was opened by its address has nothing behind it.
  const goBack = () => (window.history.length > 1 ? history.go(-1) : navigate(ROUTES.home));
  return (
    <Page>
      <Back variant="ghost" size="s" onClick={goBack}>
        <ArrowLeft size={18} aria-hidden />
        {t('goBack')}
      </Back>
      <DetailsForm customer={customer} />
      <Devices />
      <DownloadData />
      <RemoveAccount customer={customer} />
    </Page>
  );
}
