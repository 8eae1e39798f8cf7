import { createEvent, fireEvent, screen } from '@testing-library/react';
import {
  aCampaignItem,
  aModule,
  anItem,
  anItemPage,
  anItemWithVariations,
  aShell,
  marketplace,
  renderRemote,
} from '@souk/testing';
import { Home } from './home.tsx';

const shirt = anItemWithVariations();
const here = aModule({ id: 4, module_type: 'ecommerce' });
const shown = ({ history }: ReturnType<typeof aShell>) =>
  `${history.location.pathname}${history.location.search}`;

it.each(['Cotton Shirt', 'Choose options for Cotton Shirt'])(
  'leads from %s of an item with variations to its product page (CRT-10)',
  async (name) => {
    marketplace.answers({ popularItems: anItemPage([shirt]) });
    const { user, shell } = renderRemote(Home, { shell: { module: here } });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/product/cotton-shirt?module_id=2');
    await user.click(link);
    expect(shown(shell)).toBe('/product/cotton-shirt?module_id=2');
  },
);

it('opens any other item in its dialog, and its page in another tab (CRT-10, POP-24)', async () => {
  const lamp = anItem({ name: 'Lamp', slug: 'lamp', module_id: 4 });
  marketplace.answers({ popularItems: anItemPage([lamp]) });
  const { user, shell } = renderRemote(Home, { shell: { module: here } });
  const link = await screen.findByRole('link', { name: 'Lamp' });
  expect(link).toHaveAttribute('href', '/product/lamp?module_id=4');
  const before = shown(shell);
  await user.click(link);
  expect(shell.dialogs.product).toHaveBeenCalledWith(lamp);
  expect(shown(shell)).toBe(before);
  jest.mocked(shell.dialogs.product).mockClear();
  // jsdom opens no tabs, and logs an error where the browser would.
  const left = createEvent.click(link, { ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link, left);
  expect(shell.dialogs.product).not.toHaveBeenCalled();
  expect(shown(shell)).toBe(before);
});

it('opens a campaign’s item on its product page, which says so (POP-24)', async () => {
  marketplace.answers({ campaignItems: [aCampaignItem({ slug: 'lamp', module_id: 4 })] });
  const { user, shell } = renderRemote(Home, { shell: { module: here } });
  await user.click(await screen.findByRole('link', { name: /^Order .+ now$/ }));
  expect(shown(shell)).toBe('/product/lamp?module_id=4&product_type=campaign');
});

it('opens it in the dialog while no remote draws product pages', async () => {
  marketplace.answers({ popularItems: anItemPage([shirt]) });
  const shell = aShell({ module: here });
  jest.mocked(shell.canNavigate).mockReturnValue(false);
  const { user } = renderRemote(Home, { shell });
  await user.click(await screen.findByRole('button', { name: 'Choose options for Cotton Shirt' }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(shirt);
});
