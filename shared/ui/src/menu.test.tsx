import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { OverlayHistory } from './overlay-history.ts';

it('opens by keyboard, announces the chosen entry, and gives the focus back', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(
    <Menu
      label="Language"
      trigger={<Button>English</Button>}
      items={[
        { id: 'en', label: 'English', selected: true, onSelect() {} },
        { id: 'ar', label: 'العربية', selected: false, onSelect: choose },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
});

function Account() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="Account"
        trigger={<Button>Jane</Button>}
        items={[{ id: 'out', label: 'Logout', onSelect: () => setAsking(true) }]}
      />
      <Dialog open={asking} onClose={() => setAsking(false)} title="Confirm this request?" />
    </>
  );
}

it('gets the focus back from a dialog that one of its entries opened', async () => {
  const user = userEvent.setup();
  render(<Account />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Logout' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Jane' })).toHaveFocus());
});

it('closes on Back', async () => {
  let back: () => void = () => undefined;
  const openOverlay = (onBack: () => void) => {
    back = onBack;
    return () => undefined;
  };
  const user = userEvent.setup();
  render(
    <OverlayHistory value={openOverlay}>
      <Account />
    </OverlayHistory>,
  );
  await user.click(screen.getByRole('button', { name: 'Jane' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  act(() => back());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
