import { HOST_NAME } from '@souk/contracts';
import type { LiveRelease, Propagation } from '@souk/contracts';
import { endedCandidate } from '@souk/contracts/channel-changes';
import type { ChannelStep } from '@souk/contracts/channel-changes';
import { minutes as inMinutes, moment, percent } from '../formats.ts';
import { text } from '../texts/texts.ts';
import type { Action } from './action.ts';
import type { Plan } from './plan.ts';

interface Known {
  propagation: Propagation | null | undefined;
  observationMinutes: number;
}

/** Describes the effects on customers, the most important first. */
export function effectsOf(action: Action, plan: Plan, { propagation, observationMinutes }: Known): string[] {
  const { remote, kind } = action;
  const { version, live, step, quarantined, steps } = plan;
  const stable = live?.stable ?? '';
  const candidate = live?.canary;
  const share = percent(candidate?.share ?? 0);
  const follow = (who: 'all' | 'some') =>
    remote === HOST_NAME ? text('effect.host') : whenPagesFollow(remote, who, propagation);
  const held = quarantined.map((it) => text('effect.quarantine', { version: it }));
  const out = plan.out ? [text('effect.out', { remote })] : [];

  switch (kind) {
    case 'rollback':
      if (plan.out) return [...out, ...held];
      return [
        ...(version === stable ? [] : [everybodyGets(version, live)]),
        ...(candidate
          ? [text('effect.takenBack', { share, candidate: candidate.version, to: version })]
          : []),
        follow(version === stable ? 'some' : 'all'),
        ...held,
      ];
    case 'kill':
      return [
        ...(plan.out ? out : killedGoTo(plan)),
        ...shownNow(remote, version, propagation),
        remote === HOST_NAME ? text('effect.host') : text('effect.killOpen', { version }),
        ...quarantined.map((it) => text('effect.killed', { version: it })),
      ];
    case 'canary':
      return [
        live?.stable
          ? text('effect.canaryFirst', { share: percent(steps?.[0]?.share ?? 0), version, stable })
          : text('effect.canaryNew', { share: percent(steps?.[0]?.share ?? 0), version, remote }),
        follow('some'),
      ];
    case 'activate':
      return [
        step?.canary
          ? text('effect.activateHoldback', {
              share: percent(step.canary.share),
              version,
              holdback: percent(100 - step.canary.share),
              stable: step.stable ?? '',
              minutes: inMinutes(observationMinutes),
            })
          : text('effect.activateAll', { version }),
        ...(step ? endedBy(remote, live, step) : []),
        follow('all'),
      ];
    case 'promote':
      return [
        live?.stable ? text('effect.promote', { version, stable }) : text('effect.activateAll', { version }),
        follow('all'),
      ];
    case 'abort':
      if (plan.out) return [...out, ...held];
      return [text('effect.takenBack', { share, candidate: version, to: stable }), follow('some'), ...held];
    case 'pause':
      return [text('effect.pause', { version, share })];
    case 'continue':
      return [text('effect.continue', { version })];
    case 'lift':
      return [text('effect.lift', { version }), ...quarantineReason(plan)];
    case 'rendering-off':
    case 'rendering-on':
      if (plan.offForAll) return [text('effect.renderingOffForAll')];
      return [renderedBy(kind, remote), text('effect.renderingOpen')];
    case 'set':
      return [];
  }
}

function renderedBy(kind: 'rendering-off' | 'rendering-on', remote: string): string {
  if (remote === HOST_NAME) return text(`effect.${kind}-all`);
  return text(`effect.${kind}`, { remote });
}

const everybodyGets = (to: string, live: LiveRelease | undefined) =>
  live?.stable
    ? text('effect.everybodyTo', { to, from: live.stable })
    : text('effect.activateAll', { version: to });

/** The candidate that a step takes from its visitors. */
export function endedBy(remote: string, live: LiveRelease | undefined, step: ChannelStep): string[] {
  const ended = endedCandidate(live, step);
  if (!ended) return [];
  return [text('effect.setCandidate', { remote, candidate: ended.version, share: percent(ended.share) })];
}

/** The release that visitors of a killed one, and of its candidate, get. */
function killedGoTo({ live, step }: Plan): string[] {
  const to = step?.stable;
  if (!live || !step || !to) return [];
  const ended = endedCandidate(live, step);
  return [
    ...(to === live.stable ? [] : [everybodyGets(to, live)]),
    ...(ended
      ? [text('effect.takenBack', { share: percent(ended.share), candidate: ended.version, to })]
      : []),
  ];
}

function whenPagesFollow(
  remote: string,
  who: 'all' | 'some',
  propagation: Propagation | null | undefined,
): string {
  if (propagation?.pages === 0) return text('effect.openNone');
  if (who === 'some') return text('effect.openSome', { remote });
  return propagation
    ? text('effect.open', { count: propagation.pages, remote })
    : text('effect.openUnknown', { remote });
}

/** The reason of a quarantine that is being lifted. */
function quarantineReason({ held }: Plan): string[] {
  if (!held) return [];
  const { killed, quarantinedAt, reason } = held;
  const why = { time: moment(quarantinedAt), reason };
  return [killed ? text('effect.killedBecause', why) : text('effect.heldBecause', why)];
}

function shownNow(remote: string, version: string, propagation: Propagation | null | undefined): string[] {
  const shown = propagation?.releases[remote]?.[version]?.shown;
  return shown === undefined ? [] : [text('effect.showing', { count: shown, version })];
}
