import { STEP_BOUNDS } from '@souk/contracts/channel-changes';
import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { CanaryFields } from './canary-fields.tsx';
import { stepsOf } from './choice.ts';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks for how many visitors a canary is, and how it grows. */
export function CanaryDialog(props: ActionDialogProps) {
  const t = useText();
  const { remote, version = '' } = props.action;
  const wrong = t('canary.wrong', STEP_BOUNDS.share);
  const ask = useActionForm({
    ...props,
    check: (choice) => (stepsOf(choice) === null ? { steps: wrong } : {}),
  });
  const { form, tried } = ask;
  return (
    <ActionFrame ask={ask} title={t('ask.canary', { remote, version })} confirm={t('actions.canary')}>
      <CanaryFields
        value={form.values}
        error={tried && form.errors.steps ? wrong : undefined}
        onChange={(next) => void form.setValues({ ...form.values, ...next })}
      />
    </ActionFrame>
  );
}
