import { useText } from '../texts/texts.ts';
import { ActionFrame } from './action-frame.tsx';
import { useActionForm } from './use-action-form.ts';
import type { ActionDialogProps } from './use-action-form.ts';

/** Asks before server rendering is turned off or on. */
export function RenderingDialog({
  kind,
  ...props
}: ActionDialogProps & { kind: 'rendering-off' | 'rendering-on' }) {
  const t = useText();
  const { remote } = props.action;
  const ask = useActionForm(props);
  return <ActionFrame ask={ask} title={t(`ask.${kind}`, { remote })} confirm={t(`actions.${kind}`)} />;
}
