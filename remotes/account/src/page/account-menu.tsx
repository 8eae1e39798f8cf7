import { accountPath, type AccountPage } from '@souk/contracts';
import { Link } from '@souk/remote-kit';
import { ChevronRight, media, tokens } from '@souk/ui';
import styled from 'styled-components';
import type { PageEntry } from './page-entry.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
`;
const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 48px;
  padding-inline: ${space[3]};
  border-radius: ${tokens.radius.m};
  font: ${tokens.type.body};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
    font: ${tokens.type.bodyStrong};
  }
  > :last-child {
    margin-inline-start: auto;
    color: ${color.inkFaint};
  }
  [dir='rtl'] & > :last-child {
    transform: scaleX(-1);
  }
  ${media.from999} {
    > :last-child {
      display: none;
    }
  }
`;

interface Props {
  pages: readonly (PageEntry & { name: AccountPage })[];
  current: AccountPage | null;
}

/** The way to every page of the account. */
export function AccountMenu({ pages, current }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('title')}>
      <List>
        {pages.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Row to={accountPath(name)} aria-current={name === current ? 'page' : undefined}>
              <Icon size={20} aria-hidden />
              {t(`pages.${name}`)}
              <ChevronRight size={18} aria-hidden />
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
}
