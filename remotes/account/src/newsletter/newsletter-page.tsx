import { ROUTES } from '@souk/contracts';
import { usePageHead, useSearchParams } from '@souk/remote-kit';
import { Container, EmptyState, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { SubscriptionView } from './subscription-view.tsx';
import { useText } from './texts/texts.ts';

const Page = styled(Container)`
  display: grid;
  align-content: center;
  min-block-size: 60dvh;
  padding-block: ${tokens.space[8]};
`;
/** A link that names nothing, or that has become too old. */
function InvalidLink({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const t = useText();
  return (
    <EmptyState
      wholePage
      title={t('invalid')}
      text={t(`invalidText.${action}`)}
      action={<ActionLink to={ROUTES.home}>{t('home')}</ActionLink>}
    />
  );
}

/** Where the links of the newsletter's mails lead: to confirm a subscription, or to end it (FTR-7). */
export default function NewsletterPage() {
  const t = useText();
  const [params] = useSearchParams();
  usePageHead({ title: t('title') });
  const action = params.has('unsubscribe') ? 'unsubscribe' : 'confirm';
  const token = params.get(action);
  return (
    <Page>
      {token ? (
        <SubscriptionView
          key={token}
          action={action}
          token={token}
          invalid={<InvalidLink action={action} />}
        />
      ) : (
        <InvalidLink action={action} />
      )}
    </Page>
  );
}
