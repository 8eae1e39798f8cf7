import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { isBack } from './action.ts';
import { TargetField } from './target-field.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks which release to go back to: the last good one, or another. */
export function RollbackDialog(props: ActionDialogProps) {
  const t = useText();
  const { remote, version = '' } = props.action;
  const ask = useActionForm({ ...props, initial: { target: version } });
  const { form, basis } = ask;
  const live = liveOf(basis, remote);
  const alreadyBack =
    live &&
    isBack(live) &&
    (live.stable === null
      ? t('ask.alreadyOut', { remote })
      : t('ask.alreadyBack', { remote, version: live.stable }));
  return (
    <ActionFrame
      ask={ask}
      title={t('ask.rollback', { remote })}
      confirm={t('actions.rollback')}
      {...(alreadyBack && { nothingToDo: alreadyBack })}
    >
      {live && (
        <TargetField
          remote={remote}
          live={live}
          value={form.values.target}
          onChange={(target) => void form.setFieldValue('target', target)}
        />
      )}
    </ActionFrame>
  );
}
