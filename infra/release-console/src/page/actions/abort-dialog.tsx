import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks before a candidate is taken back. */
export function AbortDialog(props: ActionDialogProps) {
  const t = useText();
  const ask = useActionForm(props);
  const { remote } = props.action;
  const version = ask.plan?.version ?? '';
  const kind = liveOf(ask.basis, remote)?.canary?.kind;
  const confirm = t(kind === 'activation' ? 'abort.rollout' : 'abort.canary');
  return <ActionFrame ask={ask} title={t('ask.abort', { remote, version })} confirm={confirm} />;
}
