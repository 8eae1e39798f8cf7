import { SelectField } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { channelsQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const Frame = styled.div`
  inline-size: min(240px, 100%);
`;

/** Which channel is looked at; not shown where there is but one. */
export function ChannelField() {
  const t = useText();
  const navigate = useNavigate();
  const { channel } = useChannel();
  const { data: known = [] } = useQuery(channelsQuery());
  const channels = [...new Set([...known, channel])];
  if (channels.length < 2) return null;
  return (
    <Frame>
      <SelectField
        name="channel"
        label={t('nav.channel')}
        value={channel}
        onChange={(event) => void navigate(`/channels/${event.target.value}`)}
      >
        {channels.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </SelectField>
    </Frame>
  );
}
