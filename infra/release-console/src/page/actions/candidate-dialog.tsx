import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks before a candidate is promoted, paused or continued. */
export function CandidateDialog({
  kind,
  ...props
}: ActionDialogProps & { kind: 'promote' | 'pause' | 'continue' }) {
  const t = useText();
  const ask = useActionForm(props);
  const { remote } = props.action;
  const version = ask.plan?.version ?? '';
  return (
    <ActionFrame ask={ask} title={t(`ask.${kind}`, { remote, version })} confirm={t(`actions.${kind}`)} />
  );
}
