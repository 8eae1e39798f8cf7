import { useRef, useState } from 'react';
import { ApiError } from '@souk/api-client';
import { useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

/** Runs what can be done about an order, one thing at a time (PAY-6), and says in a toast why something did not work. */
export function useOneAtATime<Action extends string>() {
  const t = useText();
  const { toast } = useShell();
  const [busy, setBusy] = useState<Action | null>(null);
  const running = useRef(false);
  const showError = (message: string) =>
    toast({ kind: 'error', id: 'unpaid-order', text: message || t('actionFailed') });

  const run = async (action: Action, step: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(action);
    try {
      await step();
    } catch (error) {
      showError(error instanceof ApiError ? error.errors.map(({ message }) => message).join('\n') : '');
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, run, fail: () => showError('') };
}
