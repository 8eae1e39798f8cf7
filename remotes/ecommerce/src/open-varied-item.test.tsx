import { screen } from '@testing-library/react';
import {
  aCampaignItem,
  aModule,
  anItemPage,
  anItemWithVariations,
  aShell,
  marketplace,
  renderRemote,
} from '@souk/testing';
import { Home } from './home.tsx';

const shirt = anItemWithVariations();
const here = aModule({ id: 4, module_type: 'ecommerce' });

it('opens an item with variations on its product page (CRT-10)', async () => {
  marketplace.answers({ popularItems: anItemPage([shirt]) });
  const { user, shell } = renderRemote(Home, { shell: { module: here } });
  await user.click(await screen.findByRole('button', { name: 'Choose options' }));
  expect(shell.navigate).toHaveBeenCalledWith('/product/cotton-shirt?module_id=2');
});

it('opens a campaign’s item on its product page, which says so (POP-24)', async () => {
  marketplace.answers({ campaignItems: [aCampaignItem({ slug: 'lamp', module_id: 4 })] });
  const { user, shell } = renderRemote(Home, { shell: { module: here } });
  await user.click(await screen.findByRole('button', { name: 'Order Now' }));
  expect(shell.navigate).toHaveBeenCalledWith('/product/lamp?module_id=4&product_type=campaign');
});

it('opens it in the dialog while nobody draws product pages', async () => {
  marketplace.answers({ popularItems: anItemPage([shirt]) });
  const shell = aShell({ module: here });
  jest.mocked(shell.canNavigate).mockReturnValue(false);
  const { user } = renderRemote(Home, { shell });
  await user.click(await screen.findByRole('button', { name: 'Choose options' }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(shirt);
});
