import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { aFoodVariation, anItem, aShell, marketplace, renderRemote } from '@souk/testing';
import { ItemDisplayContext, DEFAULT_ITEM_DISPLAY } from './item-display.ts';
import { ItemOpener } from './item-opener.tsx';

const lamp = anItem({ name: 'Lamp', slug: 'lamp', module_id: 4 });

function open(shell = aShell(), item = lamp) {
  const Opener = () => (
    <ItemDisplayContext value={{ ...DEFAULT_ITEM_DISPLAY, variedItemsOpen: 'page' }}>
      <ItemOpener item={item}>{item.name}</ItemOpener>
    </ItemDisplayContext>
  );
  return { ...renderRemote(Opener, { shell }), shell };
}

it('opens an item without choices in its dialog, where its card is a link to its page (CRT-10, POP-24)', async () => {
  const { user, shell } = open();
  const { key } = shell.history.location;
  const link = screen.getByRole('link', { name: 'Lamp' });
  expect(link).toHaveAttribute('href', '/product/lamp?module_id=4');
  await user.click(link);
  expect(shell.dialogs.product).toHaveBeenCalledWith(lamp);
  expect(shell.history.location.key).toBe(key);
});

it.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('leaves a press with %s to the browser (POP-24)', (_, how) => {
  const { shell } = open();
  const link = screen.getByRole('link', { name: 'Lamp' });
  const press = createEvent.click(link, how);
  let isLeftToBrowser = false;
  // jsdom has no other tab to open.
  const stop = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent(link, press);
  expect(isLeftToBrowser).toBe(true);
  expect(shell.dialogs.product).not.toHaveBeenCalled();
});

it('asks for an item that opens in its page once its link is pressed, before the press ends (POP-24)', async () => {
  const { user } = open(aShell(), { ...lamp, food_variations: [aFoodVariation()] });
  await user.pointer({ target: screen.getByRole('link', { name: 'Lamp' }), keys: '[MouseLeft>]' });
  await waitFor(() =>
    expect(marketplace.requests('item').map(({ params }) => params)).toEqual([{ id: 'lamp' }]),
  );
});

it('is a button while no remote draws product pages', async () => {
  const shell = aShell();
  jest.mocked(shell.canNavigate).mockReturnValue(false);
  const { user } = open(shell);
  await user.click(screen.getByRole('button', { name: 'Lamp' }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(lamp);
});
