import { SETTING_BOUNDS } from '@souk/contracts/channel-changes';
import { TextField } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { holdbackOf } from './choice.ts';
import { holdbackError } from './holdback-error.ts';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks how many visitors stay behind for comparison while a release goes live. */
export function ActivateDialog(props: ActionDialogProps) {
  const t = useText();
  const { remote, version = '' } = props.action;
  const ask = useActionForm({
    ...props,
    check: ({ holdback }, settings) =>
      holdbackOf(holdback ?? String(settings.holdback)) === null ? { holdback: holdbackError() } : {},
  });
  const { form, plan, settings } = ask;
  const stable = plan?.live?.stable;
  return (
    <ActionFrame ask={ask} title={t('ask.activate', { remote, version })} confirm={t('actions.activate')}>
      {stable && (
        <TextField
          name="holdback"
          type="number"
          inputMode="numeric"
          label={t('activate.holdback')}
          hint={t('activate.hint', { stable, version, ...SETTING_BOUNDS.holdback })}
          error={form.errors.holdback}
          value={form.values.holdback ?? String(settings.holdback)}
          onChange={(event) => void form.setFieldValue('holdback', event.target.value)}
        />
      )}
    </ActionFrame>
  );
}
