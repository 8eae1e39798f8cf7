import { HOST_NAME } from '@souk/contracts';
import type { Propagation } from '@souk/contracts';
import { minutes as inMinutes, percent } from '../formats.ts';
import { text } from '../texts/texts.ts';
import type { Action } from './action.ts';
import type { Plan } from './plan.ts';

interface Known {
  propagation: Propagation | null | undefined;
  observationMinutes: number;
}

/** What customers will see, in plain sentences, the most important first. */
export function effectsOf(action: Action, plan: Plan, { propagation, observationMinutes }: Known): string[] {
  const { remote, kind } = action;
  const { version, live, quarantined, steps, holdback } = plan;
  const stable = live?.stable ?? '';
  const candidate = live?.canary;
  const share = percent(candidate?.share ?? 0);
  const follows = remote === HOST_NAME ? [text('effect.host')] : [whenPagesFollow(remote, propagation)];
  const held = quarantined.map((it) => text('effect.quarantine', { version: it }));

  switch (kind) {
    case 'rollback':
      return [
        ...(version === stable ? [] : [text('effect.everybodyTo', { to: version, from: stable })]),
        ...(candidate
          ? [text('effect.takenBack', { share, candidate: candidate.version, to: version })]
          : []),
        ...follows,
        ...held,
      ];
    case 'kill':
      return [
        ...killedGoTo(plan),
        ...shownNow(remote, version, propagation),
        remote === HOST_NAME ? text('effect.host') : text('effect.killOpen', { version }),
        text('effect.killed', { version }),
      ];
    case 'canary':
      return [
        text('effect.canaryFirst', { share: percent(steps?.[0]?.share ?? 0), version, stable }),
        ...follows,
      ];
    case 'activate':
      return [
        holdback && live
          ? text('effect.activateHoldback', {
              share: percent(100 - holdback),
              version,
              holdback: percent(holdback),
              stable: candidate?.kind === 'activation' ? candidate.version : stable,
              minutes: inMinutes(observationMinutes),
            })
          : text('effect.activateAll', { version }),
        ...follows,
      ];
    case 'promote':
      return [text('effect.promote', { version, stable }), ...follows];
    case 'abort':
      return [text('effect.takenBack', { share, candidate: version, to: stable }), ...follows, ...held];
    case 'pause':
      return [text('effect.pause', { version, share })];
    case 'continue':
      return [text('effect.continue', { version })];
    case 'lift':
      return [text('effect.lift', { version })];
    case 'set':
      return [];
  }
}

/** What those get who had a release that is killed. */
function killedGoTo({ live, version }: Plan): string[] {
  if (!live) return [];
  const { stable, canary, fallback } = live;
  if (version === canary?.version)
    return [text('effect.takenBack', { share: percent(canary.share), candidate: version, to: stable })];
  return version === stable && fallback ? [text('effect.everybodyTo', { to: fallback, from: version })] : [];
}

function whenPagesFollow(remote: string, propagation: Propagation | null | undefined): string {
  return propagation
    ? text('effect.open', { count: propagation.pages, remote })
    : text('effect.openUnknown', { remote });
}

function shownNow(remote: string, version: string, propagation: Propagation | null | undefined): string[] {
  const shown = propagation?.releases[remote]?.[version]?.shown;
  return shown === undefined ? [] : [text('effect.showing', { count: shown, version })];
}
