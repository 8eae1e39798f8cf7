import type { CartLine, Item } from '@souk/contracts';
import { useChoice, type Choice } from '@souk/storefront/product';
import type { ReactNode } from 'react';

interface Props {
  item: Item;
  line?: CartLine;
  children(choice: Choice): ReactNode;
}

/** What takes a choice that somebody makes. */
export function Chosen({ item, line, children }: Props) {
  return children(useChoice(item, line));
}
