import styled from 'styled-components';
import { categoriesQuery } from '@souk/api-client';
import { categoryPagePath } from '@souk/contracts';
import { Link, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { scrollRow, Skeleton, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Row = styled.ul`
  ${scrollRow}
  gap: ${tokens.space[2]};
  min-block-size: 52px;
  padding-block: ${tokens.space[1]};
`;
const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
  font: ${tokens.type.smallStrong};
  white-space: nowrap;

  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-current] {
    background: ${tokens.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
    color: ${tokens.color.accentStrong};
  }
`;

/**
 * The sub-categories of a category, or those beside a sub-category, as links above its listing (CAT-1, CAT-5). A category that
 * has none stands among the others of the module.
 */
export function SubCategories({ of }: { of: number }) {
  const t = useText();
  const moduleId = useReadable(useShell().module.current)?.id ?? 0;
  // The filters ask for the same list.
  const { data, isError } = useQuery(categoriesQuery({ limit: 100 }));
  const top = data?.find(({ id, childes }) => id === of || childes.some((child) => child.id === of));
  if (isError || data?.length === 0) return null;
  if (!data)
    return (
      <Row aria-hidden>
        {[5, 7, 6].map((width) => (
          <li key={width}>
            <Skeleton width={`${width}rem`} height="44px" radius="round" />
          </li>
        ))}
      </Row>
    );
  const choices = top?.childes.length
    ? [{ ...top, name: t('category.all', { name: top.name }) }, ...top.childes]
    : data;
  return (
    <nav
      aria-label={top?.childes.length ? t('categories.within', { name: top.name }) : t('categories.heading')}
    >
      <Row>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Choice
              to={categoryPagePath(choice, moduleId)}
              aria-current={choice.id === of ? 'page' : undefined}
            >
              {choice.name}
            </Choice>
          </li>
        ))}
      </Row>
    </nav>
  );
}
