import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { holdbackOf } from './choice.ts';
import { holdbackError } from './holdback-error.ts';
import { SetFields } from './set-fields.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks for the channel whose releases are copied, and lists what changes. */
export function SetDialog(props: ActionDialogProps) {
  const t = useText();
  const { channel } = useChannel();
  const ask = useActionForm({
    ...props,
    check: ({ from, holdback }) => ({
      ...(from === '' ? { from: t('set.missing') } : {}),
      // An empty field means the settings of each remote.
      ...(holdback?.trim() && holdbackOf(holdback) === null ? { holdback: holdbackError() } : {}),
    }),
  });
  const { form, plan, basis, tried } = ask;
  return (
    <ActionFrame ask={ask} title={t('ask.set', { channel })} confirm={t('set.copy')}>
      <SetFields
        state={basis}
        from={form.values.from}
        error={tried ? form.errors.from : undefined}
        onChange={(from) => void form.setFieldValue('from', from)}
        holdback={{
          typed: form.values.holdback ?? '',
          value: plan?.holdback ?? null,
          error: form.errors.holdback,
          onChange: (holdback) => void form.setFieldValue('holdback', holdback),
        }}
      />
    </ActionFrame>
  );
}
