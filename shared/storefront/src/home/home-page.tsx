import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, tokens } from '@souk/ui';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from '../item/item-display.ts';
import type { ItemDisplayOptions } from '../item/item-display.ts';
import { StoreActionContext, type StoreActionOf } from '../store/store-action.tsx';

const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.section};
  padding-block: ${tokens.space[5]} ${tokens.space.section};
`;

interface Props {
  /** What this module does in another way than most. */
  items?: Partial<ItemDisplayOptions>;
  /** What this module adds to its stores' cards. */
  storeAction?: StoreActionOf;
  children: ReactNode;
}

const noAction = () => null;

/** The page of a module's home: sections under each other. */
export function HomePage({ items, storeAction = noAction, children }: Props) {
  return (
    <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, ...items }}>
      <StoreActionContext value={storeAction}>
        <Page>{children}</Page>
      </StoreActionContext>
    </ItemDisplayContext>
  );
}
