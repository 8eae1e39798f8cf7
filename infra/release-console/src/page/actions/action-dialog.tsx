import { AbortDialog } from './abort-dialog.tsx';
import { ActivateDialog } from './activate-dialog.tsx';
import { CanaryDialog } from './canary-dialog.tsx';
import { CandidateDialog } from './candidate-dialog.tsx';
import { KillDialog } from './kill-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { RenderingDialog } from './rendering-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';
import type { ActionDialogProps } from './use-action-form.ts';

/** Shows the effect of an action on customers, asks for the reason, and executes it on the shown revision. */
export function ActionDialog(props: ActionDialogProps) {
  const { kind } = props.action;
  switch (kind) {
    case 'rollback':
      return <RollbackDialog {...props} />;
    case 'kill':
      return <KillDialog {...props} />;
    case 'canary':
      return <CanaryDialog {...props} />;
    case 'activate':
      return <ActivateDialog {...props} />;
    case 'abort':
      return <AbortDialog {...props} />;
    case 'promote':
    case 'pause':
    case 'continue':
      return <CandidateDialog {...props} kind={kind} />;
    case 'lift':
      return <LiftDialog {...props} />;
    case 'rendering-off':
    case 'rendering-on':
      return <RenderingDialog {...props} kind={kind} />;
    case 'set':
      return <SetDialog {...props} />;
  }
}
