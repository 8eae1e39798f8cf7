import { screen, waitFor, within } from '@testing-library/react';
import { marketplace, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/home?search=soup&data_type=searched&module_id=1';
const MILK = { key: 'milk', name: 'Milk' };
const requests = () => marketplace.requests('search').map(({ query }) => query);
const group = () => screen.findByRole('group', { name: 'Without' });

async function open(path = PATH) {
  marketplace.answers({
    dietaryFacts: { diets: ['halal'], allergens: [MILK, { key: 'tree-nuts', name: 'Tree nuts' }] },
  });
  const drawn = renderRemote(Browse, { path });
  await drawn.user.click(await screen.findByRole('button', { name: /^Filters/ }));
  return drawn;
}

it('excludes items with an allergen, stores that in the address, and can be reset (SRC-14)', async () => {
  const { user, shell } = await open();
  await user.click(within(await group()).getByRole('button', { name: 'Tree nuts' }));
  await waitFor(() => expect(requests().at(-1)?.without).toBe('["tree-nuts"]'));
  expect(shell.history.location.search).toContain('without=tree-nuts');
  expect(within(await group()).getByText(/If you have an allergy, ask the store/)).toBeVisible();
  await user.click(within(await group()).getByRole('button', { name: 'Tree nuts' }));
  await waitFor(() => expect(shell.history.location.search).not.toContain('without'));
});

it('offers halal and organic where items of the module have them (SRC-14)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Halal' }));
  expect(screen.queryByRole('button', { name: 'Organic' })).toBeNull();
  await waitFor(() => expect(requests().at(-1)?.filter).toBe('["halal"]'));
});

it('lets an allergen of an old link be removed, and clears all of them at once (SRC-14, ERR-4)', async () => {
  const { user, shell } = await open(`${PATH}&without=milk,sesame`);
  expect(within(await group()).getByRole('button', { name: 'sesame' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shell.history.location.search).not.toContain('without'));
});

it('is hidden where items declare nothing (SRC-14)', async () => {
  const { user } = renderRemote(Browse, { path: PATH });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('checkbox', { name: 'Salads' });
  expect(screen.queryByRole('group', { name: 'Without' })).toBeNull();
});
