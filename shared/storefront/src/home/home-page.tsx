import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, tokens } from '@souk/ui';
import { ItemHabitsContext } from '../item/item-habits.ts';
import type { ItemHabits } from '../item/item-habits.ts';

const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.section};
  padding-block: ${tokens.space[5]} ${tokens.space.section};
`;

/** The page of a module's home: sections under each other. */
export function HomePage({ items, children }: { items: ItemHabits; children: ReactNode }) {
  return (
    <ItemHabitsContext value={items}>
      <Page>{children}</Page>
    </ItemHabitsContext>
  );
}
