import { tokens } from '@souk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { moment, momentInFull } from '../formats.ts';
import { useChannel } from '../state/channel-context.ts';
import { newestChange } from '../state/newest-change.ts';
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
  const { remote, sentence, revision, changedAt, actor } = change;
  return (
    <Root title={momentInFull(changedAt)}>
      <Link to={`/channels/${channel}/remotes/${remote}`}>{sentence}</Link>{' '}
      {t('change.newest', { revision, time: moment(changedAt), actor })}
    </Root>
  );
}
