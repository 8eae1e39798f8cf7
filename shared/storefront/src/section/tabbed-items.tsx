import type { ReactNode } from 'react';
import { Tabs } from '@souk/ui';
import type { CategoryTab, Item } from '@souk/contracts';
import { useText } from '../texts/texts.ts';
import { useRememberedTab } from './use-remembered-tab.ts';

const ALL = 'all';

interface Props {
  /** Names the row of tabs; also what the selected one is remembered by. */
  label: string;
  name: string;
  products: readonly Item[];
  categories: readonly CategoryTab[];
  children(items: readonly Item[]): ReactNode;
}

/** Items under tabs of their categories: All first, then what the answer names (HOM-12, AMB-23). */
export function TabbedItems({ label, name, products, categories, children }: Props) {
  const t = useText();
  const has = (item: Item, id: number) => item.category_ids.some((category) => category.id === id);
  const filled = categories.filter(({ id }) => products.some((item) => has(item, id)));
  const tabs = [
    { id: ALL, label: t('tabs.all') },
    ...filled.map((category) => ({ id: String(category.id), label: category.name })),
  ];
  const [selected, select] = useRememberedTab(name, [ALL, ...filled.map(({ id }) => String(id))]);
  const shown = selected === ALL ? products : products.filter((item) => has(item, Number(selected)));
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={select}>
      {children(shown)}
    </Tabs>
  );
}
