import { Children, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DRAWN_WHOLE_ATTRIBUTE } from '@souk/contracts';
import { Container, media, tokens, useIsInBrowser } from '@souk/ui';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from '../item/item-display.ts';
import type { ItemDisplayOptions } from '../item/item-display.ts';
import { ShownOnceContext, useNewShownOnce } from '../section/shown-once.ts';
import { StoreActionContext, type StoreActionOf } from '../store/store-action.tsx';

/** As many as fill a screen. */
const FIRST_SECTIONS = 4;

const Page = styled(Container)<{ $whole: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  /* What stands below stays out of sight until the other sections stand above it. */
  min-block-size: ${({ $whole }) => ($whole ? 'auto' : '250dvb')};
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

const isDrawnWhole = () => document.documentElement.hasAttribute(DRAWN_WHOLE_ATTRIBUTE);

/**
 * Draws the first screen of a home that is switched to at once, and what is below it right afterwards, in steps: the customer sees
 * the home as soon as the first screen stands. All of it is drawn at once where a server rendered it, and where the page
 * is to be scrolled to where it was left.
 */
function Sections({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const [atOnce] = useState(() => !isInBrowser || isDrawnWhole());
  // Without a first value nothing is put off, and nothing is rendered a second time.
  const whole = useDeferredValue(true, atOnce ? undefined : false);
  return (
    <Page $whole={whole}>
      {Children.map(children, (section, index) => (whole || index < FIRST_SECTIONS ? section : null))}
    </Page>
  );
}

/** The page of a module's home: sections under each other, in which no item and no store stands twice. */
export function HomePage({ items, storeAction = noAction, children }: Props) {
  const shownOnce = useNewShownOnce();
  return (
    <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, ...items }}>
      <StoreActionContext value={storeAction}>
        <ShownOnceContext value={shownOnce}>
          <Sections>{children}</Sections>
        </ShownOnceContext>
      </StoreActionContext>
    </ItemDisplayContext>
  );
}
