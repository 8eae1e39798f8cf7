import styled from 'styled-components';
import { BadgeCheck, Clock, Store, media, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const PROMISES = [
  { key: 'promises.near', Icon: Store },
  { key: 'promises.soon', Icon: Clock },
  { key: 'promises.good', Icon: BadgeCheck },
] as const;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.from670} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.accentSoft};
  font: ${tokens.type.bodyStrong};

  svg {
    flex: none;
    color: ${tokens.color.accentStrong};
  }
`;

/** The module's promises to customers: a section of its own. */
export function Promises() {
  const t = useText();
  return (
    <List aria-label={t('promises.label')}>
      {PROMISES.map(({ key, Icon }) => (
        <Line key={key}>
          <Icon aria-hidden />
          {t(key)}
        </Line>
      ))}
    </List>
  );
}
