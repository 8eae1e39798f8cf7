import type { ChannelState } from '@souk/contracts';
import { SelectField, TextField } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { percent } from '../formats.ts';
import { channelQuery, channelsQuery } from '../registry/queries.ts';
import { liveRemotes } from '../state/live-remotes.ts';
import { useText } from '../texts/texts.ts';
import { EffectsList } from './effects-list.tsx';

/** The channel whose set is taken over, and what that changes here. */
export function SetFields({
  state,
  from,
  error,
  onChange,
}: {
  state: ChannelState;
  from: string;
  error: string | undefined;
  onChange(from: string): void;
}) {
  const t = useText();
  const { data: channels = [] } = useQuery(channelsQuery());
  const others = channels.filter((it) => it !== state.channel);
  const [named, setNamed] = useState(others.length === 0);
  return (
    <>
      {others.length > 0 && (
        <SelectField
          name="from-known"
          label={t('set.from')}
          error={named ? undefined : error}
          value={named ? '*' : from}
          onChange={({ target: { value } }) => {
            setNamed(value === '*');
            onChange(value === '*' ? '' : value);
          }}
        >
          <option value="" />
          {others.map((it) => (
            <option key={it}>{it}</option>
          ))}
          <option value="*">{t('set.other')}</option>
        </SelectField>
      )}
      {(named || others.length === 0) && (
        <TextField
          name="from"
          label={t('set.name')}
          error={error}
          value={from}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {from && <SetChanges state={state} from={from} />}
    </>
  );
}

/** Every remote that would change, in sentences about visitors. */
function SetChanges({ state, from }: { state: ChannelState; from: string }) {
  const t = useText();
  const { data: source, isPending } = useQuery(channelQuery(from));
  if (isPending || !source) return null;
  const live = liveRemotes(source);
  if (live.length === 0) return <p role="status">{t('set.unknown', { from })}</p>;
  const changes = live.flatMap(([remote, { stable: to }]) => {
    const now = state.remotes[remote];
    if (!now) return [t('effect.setNew', { remote, to })];
    return [
      ...(now.stable === to ? [] : [t('effect.setLine', { remote, from: now.stable, to })]),
      ...(now.canary
        ? [
            t('effect.setCandidate', {
              remote,
              candidate: now.canary.version,
              share: percent(now.canary.share),
              to,
            }),
          ]
        : []),
    ];
  });
  if (changes.length === 0) return <p role="status">{t('effect.setNothing', { from })}</p>;
  return <EffectsList effects={[...changes, t('effect.setOpen')]} />;
}
