import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks before a release is taken from open pages at once. */
export function KillDialog(props: ActionDialogProps) {
  const t = useText();
  const { remote, version = '' } = props.action;
  const ask = useActionForm(props);
  return (
    <ActionFrame
      ask={ask}
      title={t('ask.kill', { remote, version })}
      confirm={t('actions.kill')}
      hint={t('ask.killHint')}
    />
  );
}
