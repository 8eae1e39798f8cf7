import type { ChannelChange } from '@souk/contracts';
import { changeChannel } from '../registry/changes.ts';
import type { ChannelOperation } from '../registry/changes.ts';
import type { Action, ActionKind } from './action.ts';
import type { Choice } from './choice.ts';
import type { Plan } from './plan.ts';

const OPERATIONS = {
  rollback: 'rollbacks',
  kill: 'kills',
  canary: 'canaries',
  activate: 'activations',
  promote: 'promotions',
  abort: 'aborts',
  pause: 'pauses',
  continue: 'continues',
  lift: 'quarantine-lifts',
  'rendering-off': 'server-renderings',
  'rendering-on': 'server-renderings',
  set: 'set-promotions',
} as const satisfies Record<ActionKind, ChannelOperation>;

/** Sends an action to the registry, with the revision that it is based on. @throws RegistryError */
export function executeAction(
  channel: string,
  action: Action,
  { plan, choice, revision }: { plan: Plan; choice: Choice; revision: number },
): Promise<ChannelChange> {
  const { kind, remote, version } = action;
  const reason = choice.reason.trim();
  const body = {
    ...(kind === 'set' ? { from: choice.from } : { remote }),
    ...(kind === 'rollback' && choice.target ? { version: choice.target } : {}),
    ...(version !== undefined && kind !== 'rollback' ? { version } : {}),
    ...(plan.on === null ? {} : { on: plan.on }),
    ...(plan.steps ? { steps: plan.steps } : {}),
    ...(plan.holdback === null ? {} : { holdback: plan.holdback }),
    ...(reason ? { reason } : {}),
    revision,
  };
  return changeChannel(channel, OPERATIONS[kind], body);
}
