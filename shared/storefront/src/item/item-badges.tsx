import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { BadgeCheck, Leaf, media, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { DiscountChip } from './discount-chip.tsx';

const Badges = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  /* The end belongs to the heart. */
  inset-inline: ${tokens.space[2]} ${tokens.space[12]};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  pointer-events: none;

  > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Beside an icon, the text alone is cut. */
  > * > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* A phone's pictures have room for one, the first. */
  > :not(:first-child) {
    display: none;
  }
  ${media.from600} {
    > :not(:first-child) {
      display: inline-flex;
    }
  }
`;
const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: ${tokens.type.captionStrong};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

/** What stands on a picture, what matters most first: discount, Recommend, organic (POP-20, CRD-6). */
export function ItemBadges({ item }: { item: Item }) {
  const t = useText();
  return (
    <Badges>
      <DiscountChip item={item} />
      {item.recommended === 1 && (
        <Fact>
          <BadgeCheck aria-hidden />
          <span>{t('item.recommend')}</span>
        </Fact>
      )}
      {item.organic === 1 && (
        <Fact>
          <Leaf aria-hidden />
          <span>{t('item.organic')}</span>
        </Fact>
      )}
    </Badges>
  );
}
