import { RotateCw } from './icons.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorIllustration, OfflineIllustration } from './illustrations.tsx';
import { useText } from './texts/texts.ts';
import { useOnline } from './use-online.ts';

export interface ErrorStateProps {
  title: string;
  /** What to do; default: what the cause says. */
  text?: string;
  /** Why it failed, as `errorCause` of `@souk/api-client` finds out. */
  cause?: { kind: 'offline' | 'unreachable' | 'slow' | 'server' | 'refused'; message?: string };
  /** Not offered where the server said no: it would say so again. */
  onRetry?(): void;
  /** A way on besides trying again. */
  otherwise?: ReactNode;
  /** Whether it tries again by itself once the device is online again; default: yes. */
  retriesOnline?: boolean;
  /** Nothing else is on the page: the title is its first heading. */
  wholePage?: boolean;
}

/** What stands where something failed, announced, with its cause and a button to try again where that can help. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, cause, onRetry, otherwise, retriesOnline = true, wholePage } = props;
  const t = useText();
  const isOffline = cause?.kind === 'offline';
  const canRetry = cause?.kind === 'refused' ? undefined : onRetry;
  useRetryOnline(retriesOnline ? canRetry : undefined);
  const own = cause && cause.kind !== 'refused' ? t(`cause.${cause.kind}`) : undefined;
  const reason = cause?.message ?? own;
  return (
    <div role="alert">
      <EmptyState
        picture={isOffline ? <OfflineIllustration /> : <ErrorIllustration />}
        title={title}
        text={reason ?? text}
        wholePage={wholePage}
        action={
          (canRetry || otherwise) && (
            <>
              {canRetry && (
                <Button variant={wholePage ? 'primary' : 'secondary'} onClick={canRetry}>
                  <RotateCw size={18} aria-hidden />
                  {t('retry')}
                </Button>
              )}
              {otherwise}
            </>
          )
        }
      />
    </div>
  );
}

/** Tries again by itself when the device, which was offline, is online. */
function useRetryOnline(retry: (() => void) | undefined): void {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) retry?.();
  });
}
