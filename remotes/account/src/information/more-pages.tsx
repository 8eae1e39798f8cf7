import { useConfig } from '@souk/api-client';
import { hasInformationPage, informationPath, INFORMATION_PAGES } from '@souk/contracts';
import type { InformationPageName } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Nav = styled.nav`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};

  @media print {
    display: none;
  }
`;
const Title = styled.h2`
  font: ${type.smallStrong};
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font: ${type.small};
`;
const Row = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: ${color.accentStrong};
  text-decoration: underline;
`;

/** The other pages of this kind that the marketplace has: on a phone the footer does not name them (FTR-1). */
export function MorePages({ current }: { current: InformationPageName }) {
  const t = useText();
  const { canNavigate } = useShell();
  const { data: config } = useConfig();
  if (!config) return null;
  const others = INFORMATION_PAGES.filter(
    (name) => name !== current && hasInformationPage(name, config) && canNavigate(informationPath(name)),
  );
  return (
    <Nav aria-labelledby="more-pages">
      <Title id="more-pages">{t('more')}</Title>
      <List>
        {others.map((name) => (
          <li key={name}>
            <Row to={informationPath(name)}>{t(`pages.${name}`)}</Row>
          </li>
        ))}
      </List>
    </Nav>
  );
}
