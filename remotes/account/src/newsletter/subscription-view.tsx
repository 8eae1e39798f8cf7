import type { ReactNode } from 'react';
import {
  ApiError,
  confirmSubscription,
  endSubscription,
  errorCause,
  subscriptionQuery,
  withShownError,
} from '@souk/api-client';
import { useMutation, useQuery, useShell } from '@souk/remote-kit';
import { Button, Check, EmptyState, ErrorState, Mail, Skeleton, VisuallyHidden } from '@souk/ui';
import { failureText } from '../page/form-errors/form-errors.ts';
import { useText } from './texts/texts.ts';

interface Props {
  action: 'confirm' | 'unsubscribe';
  /** As it stands in the link. */
  token: string;
  /** Shown for a link that is not valid. */
  invalid: ReactNode;
}

/** The subscription that a link is about. Only its button changes it: programs that follow links change nothing. */
export function SubscriptionView({ action, token, invalid }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { data, error, refetch } = useQuery(withShownError(subscriptionQuery({ action, token })));
  const change = useMutation({
    ...withShownError({}),
    mutationFn: () => (action === 'confirm' ? confirmSubscription(token) : endSubscription(token)),
    onError: (reason) =>
      toast({ kind: 'error', id: 'newsletter', text: t('problem', { reason: failureText(reason) }) }),
  });
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return invalid;
  if (!data) {
    if (error)
      return (
        <ErrorState wholePage title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      );
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton height="200px" radius="l" />
      </div>
    );
  }
  const { email, status } = data;
  const isDone = change.isSuccess || status === (action === 'confirm' ? 'confirmed' : 'unsubscribed');
  return (
    <div role={isDone ? 'status' : undefined}>
      <EmptyState
        wholePage
        icon={isDone ? <Check size={40} /> : <Mail size={40} />}
        title={t(isDone ? `${action}.done` : `${action}.title`)}
        text={t(isDone ? `${action}.doneText` : `${action}.text`, { email })}
        action={
          !isDone && (
            <Button loading={change.isPending} onClick={() => change.mutate()}>
              {t(`${action}.button`)}
            </Button>
          )
        }
      />
    </div>
  );
}
