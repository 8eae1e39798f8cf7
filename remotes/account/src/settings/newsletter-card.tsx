import { changeOwnNewsletter, errorCause, ownNewsletterQuery, withShownError } from '@souk/api-client';
import { accountPath } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useMutation, useQuery, useQueryClient, useShell } from '@souk/remote-kit';
import { Button, Checkbox, ErrorState, Skeleton, VisuallyHidden } from '@souk/ui';
import { failureText } from '../page/form-errors/form-errors.ts';
import { Actions, Card } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

/** The newsletter to the customer's own address, which no mail asks to confirm again (FTR-6, FTR-7). */
export function NewsletterCard({ customer }: { customer: Customer }) {
  const t = useText();
  const { navigate } = useShell();
  if (customer.is_email_verified === 0)
    return (
      <Card title={t('newsletter')} text={t('newsletterUnverified')}>
        <Actions>
          <Button variant="secondary" onClick={() => navigate(accountPath('profile-settings'))}>
            {t('verify')}
          </Button>
        </Actions>
      </Card>
    );
  return (
    <Card title={t('newsletter')} text={t('newsletterText', { email: isolate(customer.email) })}>
      <Choice />
    </Card>
  );
}

function Choice() {
  const t = useText();
  const { toast } = useShell();
  const query = ownNewsletterQuery();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(withShownError(query));
  const change = useMutation({
    ...withShownError({}),
    mutationFn: changeOwnNewsletter,
    onSuccess(stored) {
      queries.setQueryData(query.queryKey, stored);
      const text = t(stored.is_subscribed ? 'newsletterOn' : 'newsletterOff');
      toast({ kind: 'success', id: 'newsletter', text });
    },
    onError: (reason) =>
      toast({
        kind: 'error',
        id: 'newsletter',
        text: t('newsletterFailed', { reason: failureText(reason) }),
      }),
  });
  if (error && !data)
    return (
      <ErrorState title={t('newsletterNoLoad')} cause={errorCause(error)} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton height="40px" radius="m" />
      </div>
    );
  const isSubscribed = change.isPending ? change.variables.is_subscribed : data.is_subscribed;
  return (
    <Checkbox
      role="switch"
      label={t('newsletterSwitch')}
      checked={isSubscribed}
      disabled={change.isPending}
      onChange={() => change.mutate({ is_subscribed: !isSubscribed })}
    />
  );
}
