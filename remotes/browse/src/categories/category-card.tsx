import styled from 'styled-components';
import { categoryPath } from '@souk/contracts';
import type { Category } from '@souk/contracts';
import { Link, useReadable, useShell } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Card = styled.li`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Top = styled(Link)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  border-radius: ${tokens.radius.m};

  &:hover b {
    text-decoration: underline;
  }
`;
const Arch = styled.span`
  overflow: hidden;
  border-radius: ${tokens.radius.arch};
  background: ${tokens.color.sunken};
`;
const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  b {
    font: ${tokens.type.subtitle};
  }
  small {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;
const Below = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 44px;
  border-radius: ${tokens.radius.s};
  overflow-wrap: anywhere;

  small {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
  &:hover > span:nth-child(2) {
    text-decoration: underline;
  }
`;

/** A category with its picture and how much it holds, and the same of its sub-categories (CAT-2, CAT-4). */
export function CategoryCard({ category }: { category: Category }) {
  const t = useText();
  const moduleId = useReadable(useShell().module.current)?.id ?? 0;
  return (
    <Card>
      <Top to={categoryPath(category, moduleId)}>
        <Arch>
          <MediaPicture src={category.image_full_url} alt="" sizes="72px" ratio={1} />
        </Arch>
        <Words>
          <b>{category.name}</b>
          <small>{t('categories.items', { count: category.products_count })}</small>
        </Words>
      </Top>
      {category.childes.length > 0 && (
        <Below aria-label={t('categories.within', { name: category.name })}>
          {category.childes.map((child) => (
            <li key={child.id}>
              <Row to={categoryPath(child, moduleId)}>
                <Arch>
                  <MediaPicture src={child.image_full_url} alt="" sizes="32px" ratio={1} />
                </Arch>
                <span>{child.name}</span>
                <small>{t('categories.items', { count: child.products_count })}</small>
              </Row>
            </li>
          ))}
        </Below>
      )}
    </Card>
  );
}
