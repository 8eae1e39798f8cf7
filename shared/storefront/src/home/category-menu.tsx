import styled from 'styled-components';
import { categoriesQuery } from '@souk/api-client';
import { categoryPath, inModule, ROUTES } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { scrollRow, Skeleton, tokens } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { ViewAll } from '../section/view-all.tsx';

/** Categories before "View all" (CAT-3). */
const SHOWN = 10;

const Menu = styled.nav`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;
const Row = styled.ul`
  ${scrollRow}
  flex: 1;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  min-block-size: 52px;
  padding-block: ${tokens.space[1]};

  > li {
    flex: none;
  }
`;
const Choice = styled(DrawnLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
  max-inline-size: min(16rem, 70vi);
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;

  &:is(a):hover {
    background: ${tokens.color.sunken};
  }
`;

/** The first ten categories of the module in one row, and the way to all of them (CAT-3). */
export function CategoryMenu({ label }: { label: string }) {
  const moduleId = useReadable(useShell().module.current)?.id ?? 0;
  const { data, isError } = useQuery(categoriesQuery({ limit: SHOWN, offset: 1 }));
  if ((isError && !data) || data?.length === 0) return null;
  return (
    <Menu aria-label={label} aria-busy={!data || undefined}>
      <Row>
        {data?.slice(0, SHOWN).map((category) => (
          <li key={category.id}>
            <Choice to={categoryPath(category, moduleId)}>{category.name}</Choice>
          </li>
        )) ??
          Array.from({ length: SHOWN }, (_, choice) => (
            <li key={choice}>
              <Skeleton width="6rem" height="44px" radius="round" />
            </li>
          ))}
      </Row>
      <ViewAll to={inModule(ROUTES.categories, moduleId)} of={label} />
    </Menu>
  );
}
