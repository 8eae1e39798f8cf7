import { tokens } from '@souk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
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

/** The latest change: the first question in an incident. */
export function NewestChange() {
  const t = useText();
  const { channel, state } = useChannel();
  const change = state && newestChange(state);
  if (!change) return null;
  const { remote, sentence, revision, changedAt, actor } = change;
  return (
    <Root>
      <Link to={`/channels/${channel}/remotes/${remote}`}>{sentence}</Link>{' '}
      <Sentence of={(time) => t('change.newest', { revision, time, actor })}>
        <Moment at={changedAt} />
      </Sentence>
    </Root>
  );
}
