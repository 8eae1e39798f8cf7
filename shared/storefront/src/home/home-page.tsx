import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DRAWN_WHOLE_ATTRIBUTE } from '@souk/contracts';
import { Container, media, tokens } from '@souk/ui';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from '../item/item-display.ts';
import type { ItemDisplayOptions } from '../item/item-display.ts';
import { ShownOnceContext, useNewShownOnce } from '../section/shown-once.ts';
import { StoreActionContext, type StoreActionOf } from '../store/store-action.tsx';

const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[4]} ${tokens.space.section};

  ${media.from670} {
    gap: ${tokens.space.section};
  }
  /* What stands far below the screen is laid out as it comes near. Shadows and rows that run to the edges of the page reach out of a section. */
  :root:not([${DRAWN_WHOLE_ATTRIBUTE}]) & > :nth-child(n + 5) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 20rem;
    overflow-clip-margin: 3rem;
  }
`;

interface Props {
  /** What this module does in another way than most. */
  items?: Partial<ItemDisplayOptions>;
  /** What this module adds to its stores' cards. */
  storeAction?: StoreActionOf;
  children: ReactNode;
}

const noAction = () => null;

/** The page of a module's home: sections under each other, in which no item and no store stands twice. */
export function HomePage({ items, storeAction = noAction, children }: Props) {
  const shownOnce = useNewShownOnce();
  return (
    <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, ...items }}>
      <StoreActionContext value={storeAction}>
        <ShownOnceContext value={shownOnce}>
          <Page>{children}</Page>
        </ShownOnceContext>
      </StoreActionContext>
    </ItemDisplayContext>
  );
}
