import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks before a quarantine is lifted, with what it was for. */
export function LiftDialog(props: ActionDialogProps) {
  const t = useText();
  const { remote, version = '' } = props.action;
  const ask = useActionForm(props);
  return <ActionFrame ask={ask} title={t('ask.lift', { remote, version })} confirm={t('actions.lift')} />;
}
