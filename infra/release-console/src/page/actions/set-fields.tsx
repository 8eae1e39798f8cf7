import type { ChannelState } from '@souk/contracts';
import { SETTING_BOUNDS } from '@souk/contracts/channel-changes';
import { SelectField, TextField } from '@souk/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { channelQuery, channelsQuery, settingsQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { EffectsList } from './effects-list.tsx';
import { setChangesOf } from './set-changes.ts';

/** The channel whose set is promoted, and its effects here. */
export function SetFields({
  state,
  from,
  error,
  onChange,
  holdback,
}: {
  state: ChannelState;
  from: string;
  error: string | undefined;
  onChange(from: string): void;
  holdback: {
    typed: string;
    /** Percent; null: the settings of each remote. */
    value: number | null;
    error: string | undefined;
    onChange(typed: string): void;
  };
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
      <TextField
        name="holdback"
        type="number"
        inputMode="numeric"
        label={t('activate.holdback')}
        hint={t('set.holdbackHint', SETTING_BOUNDS.holdback)}
        error={holdback.error}
        value={holdback.typed}
        onChange={(event) => holdback.onChange(event.target.value)}
      />
      {from && <SetChanges state={state} from={from} holdback={holdback.value} />}
    </>
  );
}

/** The effects on visitors for every remote that would change. */
function SetChanges({
  state,
  from,
  holdback,
}: {
  state: ChannelState;
  from: string;
  holdback: number | null;
}) {
  const t = useText();
  const { channel } = state;
  const { data: source } = useQuery(channelQuery(from));
  const remotes = Object.keys(source?.remotes ?? {});
  const settings = useQueries({ queries: remotes.map((remote) => settingsQuery(channel, remote)) });
  if (!source) return null;
  if (remotes.length === 0) return <p role="status">{t('set.unknown', { from })}</p>;
  const settingsOf = (remote: string) => settings[remotes.indexOf(remote)]?.data;
  const changes = setChangesOf(state, source, { holdback, settingsOf });
  if (changes.length === 0) return <p role="status">{t('effect.setNothing', { from })}</p>;
  return <EffectsList effects={[...changes, t('effect.setOpen')]} />;
}
