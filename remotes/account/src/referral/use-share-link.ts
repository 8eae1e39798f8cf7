import { referralPath } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

const isCanceled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares the link of an invitation by the device's own sheet; where there is none it is copied (WAL-9). */
export function useShareLink() {
  const t = useText();
  const { toast, report } = useShell();
  return async (code: string, words: { title: string; text: string }) => {
    const url = new URL(referralPath(code), location.origin).href;
    try {
      // Not every browser has it, whatever the types say.
      const canShare = typeof navigator.share === 'function';
      if (canShare) await navigator.share({ ...words, url });
      else await navigator.clipboard.writeText(url);
      if (!canShare) toast({ kind: 'success', text: t('linkCopied') });
    } catch (error) {
      if (isCanceled(error)) return;
      report({ kind: 'error', error, while: 'sharing a referral link' });
      toast({ kind: 'error', text: t('shareFailed') });
    }
  };
}
