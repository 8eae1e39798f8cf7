import type { ChannelChange } from '@souk/contracts';
import { ask } from '../registry/ask.ts';
import type { Action } from './action.ts';
import type { Choice } from './choice.ts';
import type { Plan } from './plan.ts';

const PATHS = {
  rollback: 'rollbacks',
  kill: 'kills',
  canary: 'canaries',
  activate: 'activations',
  promote: 'promotions',
  abort: 'aborts',
  pause: 'pauses',
  continue: 'continues',
  lift: 'quarantine-lifts',
  set: 'set-promotions',
} as const;

/** Asks the registry for it, on the revision that it was decided on. @throws RegistryError */
export function carryOut(
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
    ...(plan.steps ? { steps: plan.steps } : {}),
    ...(plan.holdback === null ? {} : { holdback: plan.holdback }),
    ...(reason ? { reason } : {}),
    revision,
  };
  return ask<ChannelChange>(`channels/${channel}/${PATHS[kind]}`, { method: 'POST', body });
}
