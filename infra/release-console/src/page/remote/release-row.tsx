import { Badge, Button, ChevronDown, Menu, tokens } from '@souk/ui';
import type { BadgeTone, MenuItem } from '@souk/ui';
import type { VerificationState } from '@souk/contracts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useOpenAction } from '../actions/actions-context.ts';
import type { ActionKind } from '../actions/action.ts';
import { useDisabledReason } from '../actions/use-disabled-reason.ts';
import { useMayRollBackTo } from '../actions/use-may-roll-back-to.ts';
import { kilobytes } from '../formats.ts';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import type { ListedRelease } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { ReleaseChecks } from './release-checks.tsx';

const { space, color, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1 1 260px;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Version = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font: ${type.bodyStrong};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const VERIFICATION_TONES: Record<VerificationState, BadgeTone> = {
  queued: 'neutral',
  running: 'warning',
  passed: 'success',
  failed: 'danger',
};

/** One release: what it is now, what it weighs, what was found out about it, and how to make it live. */
export function ReleaseRow({ release }: { release: ListedRelease }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { remote, version, publishedAt, publishedBy, bytes, compressedBytes, verification } = release;
  const place = usePlaces(remote, version);
  const { items, disabledReason } = useActivationActions(remote, version);
  return (
    <Root>
      <Line>
        <Words>
          <Version>
            <bdi>{version}</bdi>
            {place.map(({ key, tone }) => (
              <Badge key={key} tone={tone}>
                {t(`releases.${key}`)}
              </Badge>
            ))}
            {verification && (
              <Badge tone={VERIFICATION_TONES[verification]}>
                {t(`releases.verification.${verification}`)}
              </Badge>
            )}
          </Version>
          <Facts>
            <bdi>
              <Sentence of={(time) => t('releases.published', { time, actor: publishedBy })}>
                <Moment at={publishedAt} />
              </Sentence>
            </bdi>
            {' · '}
            <bdi>
              {t('releases.size', { compressed: kilobytes(compressedBytes), bytes: kilobytes(bytes) })}
            </bdi>
          </Facts>
        </Words>
        <Buttons>
          <Button
            size="s"
            variant="secondary"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('releases.checks', { version })}
            onClick={() => setOpen(!open)}
          >
            {t('releases.checksShort')}
          </Button>
          {disabledReason && (
            <Button
              size="s"
              variant="secondary"
              aria-label={t('releases.actions', { version })}
              disabled
              title={disabledReason}
            >
              {t('releases.actionsShort')}
            </Button>
          )}
          {items.length > 0 && (
            <Menu
              label={t('releases.actions', { version })}
              items={items}
              trigger={
                <Button size="s" variant="secondary" aria-label={t('releases.actions', { version })}>
                  {t('releases.actionsShort')}
                  <ChevronDown size={16} aria-hidden />
                </Button>
              }
            />
          )}
        </Buttons>
      </Line>
      <div id={id} hidden={!open}>
        {open && <ReleaseChecks remote={remote} version={version} />}
      </div>
    </Root>
  );
}

function usePlaces(remote: string, version: string) {
  const { state } = useChannel();
  const live = liveOf(state, remote);
  const held = state?.quarantined.find((it) => it.remote === remote && it.version === version);
  const places: { key: 'isLive' | 'isCandidate' | 'isQuarantined' | 'isKilled'; tone: BadgeTone }[] = [];
  if (live?.stable === version) places.push({ key: 'isLive', tone: 'success' });
  if (live?.canary?.version === version) places.push({ key: 'isCandidate', tone: 'warning' });
  if (held)
    places.push(held.killed ? { key: 'isKilled', tone: 'danger' } : { key: 'isQuarantined', tone: 'danger' });
  return places;
}

/** What may be done to make a release live; where none of it may be done, why not. */
function useActivationActions(
  remote: string,
  version: string,
): { items: MenuItem[]; disabledReason: string | null } {
  const t = useText();
  const openAction = useOpenAction();
  const disabledReason = useDisabledReason();
  const mayRollBackTo = useMayRollBackTo(remote);
  const { state } = useChannel();
  const live = liveOf(state, remote);
  const held = state?.quarantined.some((it) => it.remote === remote && it.version === version);
  const kinds: { kind: ActionKind; label: string }[] = [];
  if (held) kinds.push({ kind: 'lift', label: t('actions.lift') });
  else if (live?.stable !== version) {
    kinds.push({ kind: 'activate', label: t('actions.activate') });
    kinds.push({ kind: 'canary', label: t('actions.canary') });
    if (live?.stable && mayRollBackTo(version))
      kinds.push({ kind: 'rollback', label: t('actions.goBackTo') });
  }
  const items = kinds
    .filter(({ kind }) => disabledReason(kind, remote) === null)
    .map(({ kind, label }) => ({ id: kind, label, onSelect: () => openAction({ kind, remote, version }) }));
  const [first] = kinds;
  return { items, disabledReason: first && items.length === 0 ? disabledReason(first.kind, remote) : null };
}
