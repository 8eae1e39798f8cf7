import { tokens } from '@souk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { moment, momentInFull } from '../formats.ts';
import { useChannel } from '../state/channel-context.ts';
import { describeChange } from '../state/describe-change.ts';
import { newestChange } from '../state/newer-state.ts';
import { useText } from '../texts/texts.ts';

const { color, type } = tokens;

const Root = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  a {
    font: ${type.smallStrong};
    color: ${color.accentStrong};
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** What changed last: the first thing that whoever is woken up asks. */
export function NewestChange() {
  const t = useText();
  const { channel, state } = useChannel();
  const change = state && newestChange(state);
  if (!change) return null;
  const { remote, live } = change;
  return (
    <Root title={momentInFull(live.changedAt)}>
      <Link to={`/channels/${channel}/remotes/${remote}`}>{describeChange(remote, live)}</Link>{' '}
      {t('change.newest', { revision: live.revision, time: moment(live.changedAt), actor: live.actor })}
    </Root>
  );
}
