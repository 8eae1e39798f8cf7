import type { ChannelState } from '@souk/contracts';
import { SelectField, TextField, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { channelQuery, channelsQuery } from '../registry/queries.ts';
import { liveRemotes } from '../state/live-remotes.ts';
import { useText } from '../texts/texts.ts';

const Changes = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  font: ${tokens.type.small};
  overflow-wrap: anywhere;
`;

/** The channel whose set is taken over, and what that changes here. */
export function SetFields({
  state,
  from,
  onChange,
}: {
  state: ChannelState;
  from: string;
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
          value={from}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {from && <SetChanges state={state} from={from} />}
    </>
  );
}

function SetChanges({ state, from }: { state: ChannelState; from: string }) {
  const t = useText();
  const { data: source } = useQuery(channelQuery(from));
  if (!source) return null;
  const changes = liveRemotes(source).filter(
    ([remote, { stable }]) => state.remotes[remote]?.stable !== stable || state.remotes[remote]?.canary,
  );
  if (changes.length === 0) return <p>{t('effect.setNothing', { from })}</p>;
  return (
    <Changes aria-label={t('set.changes', { channel: state.channel })}>
      {changes.map(([remote, { stable }]) => {
        const now = state.remotes[remote];
        return (
          <li key={remote}>
            {now
              ? t('effect.setLine', { remote, from: now.canary?.version ?? now.stable, to: stable })
              : t('effect.setNew', { remote, to: stable })}
          </li>
        );
      })}
    </Changes>
  );
}
