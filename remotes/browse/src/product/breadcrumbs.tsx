import styled from 'styled-components';
import { categoryPath, inModule, ROUTES } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { DrawnLink } from '@souk/storefront';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space[2]};
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-inline-size: 0;
  }
  li + li::before {
    content: '/';
    color: ${tokens.color.inkFaint};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    overflow: hidden;
    color: ${tokens.color.ink};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Where an item is found: the home, its categories, itself (POP-26). */
export function Breadcrumbs({ item }: { item: Item }) {
  const t = useText();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <Trail>
        <li>
          <DrawnLink to={inModule(ROUTES.home, item.module_id)}>{t('home')}</DrawnLink>
        </li>
        {item.category_ids.map((category) => (
          <li key={category.id}>
            <DrawnLink to={categoryPath(category, item.module_id)}>{category.name}</DrawnLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{item.name}</span>
        </li>
      </Trail>
    </nav>
  );
}
