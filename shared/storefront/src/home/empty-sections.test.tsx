import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { anItemPage, marketplace, renderRemote } from '@souk/testing';
import { CommonConditions } from './common-conditions.tsx';
import { PopularItems } from './popular-items.tsx';

it.each<[string, string, ComponentType]>([
  ['where nothing is popular', 'Items Not Found!', () => <PopularItems heading="Popular" />],
  ['from a condition without items', 'Items not found!', () => <CommonConditions heading="Conditions" />],
])('leads on to another address %s (HOM-6, HOM-14, ERR-4)', async (_, title, Section) => {
  marketplace.answers({ popularItems: anItemPage([]), conditionItems: anItemPage([]) });
  const { user, shell } = renderRemote(Section);
  expect(await screen.findByText(title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
});
