import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { OverlayHistory } from './overlay-history.ts';
import { Toasts } from './toasts.tsx';

function Page({ kind, autoFocus = false }: { kind: 'dialog' | 'drawer'; autoFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <input aria-label="Coupon" autoFocus={autoFocus} />
      <button type="button">Apply</button>
    </>
  );
  const common = { open, onClose: () => setOpen(false), title: 'Shopping Cart', children: content };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {kind === 'dialog' ? <Dialog {...common} /> : <Drawer {...common} width={420} />}
      <Toasts toasts={[{ id: 'a', kind: 'info', text: 'Saved' }]} onDismiss={() => {}} />
    </>
  );
}

describe.each(['dialog', 'drawer'] as const)('a %s', (kind) => {
  /** What Back does while it is open, and how often it was opened for the history. */
  const onBack: (() => void)[] = [];
  const closed = jest.fn();
  beforeEach(() => {
    onBack.splice(0);
    closed.mockClear();
  });

  const open = async (autoFocus?: boolean) => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const openOverlay = (back: () => void) => {
      onBack.push(back);
      return closed;
    };
    render(
      <OverlayHistory value={openOverlay}>
        <Page kind={kind} autoFocus={autoFocus} />
      </OverlayHistory>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return user;
  };
  const dialog = () => screen.getByRole('dialog', { name: 'Shopping Cart' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is named by its title and takes the focus', async () => {
    await open();
    expect(dialog()).toHaveFocus();
  });

  it('keeps the focus inside, however often one presses Tab', async () => {
    const user = await open();
    for (const name of ['Close', 'Coupon', 'Apply', 'Close']) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
  });

  it.each([false, true])(
    'closes on Escape and gives the focus back (with autoFocus: %s)',
    async (autoFocus) => {
      const user = await open(autoFocus);
      if (autoFocus) expect(screen.getByRole('textbox', { name: 'Coupon' })).toHaveFocus();
      await user.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    },
  );

  it('keeps the scroll position of the page when the focus leaves and returns', async () => {
    const user = await open();
    const focus = jest.spyOn(screen.getByText('Open'), 'focus');
    await user.keyboard('{Escape}');
    await gone();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('closes on its button', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  });

  it('closes on a press outside, but not on a press on a toast', async () => {
    const user = await open();
    await user.click(screen.getByText('Saved'));
    expect(dialog()).toBeVisible();
    await user.click(screen.getByText('Elsewhere'));
    await gone();
  });

  it('closes on Back', async () => {
    await open();
    expect(onBack).toHaveLength(1);
    act(() => onBack[0]?.());
    await gone();
    expect(onBack).toHaveLength(1);
  });

  it('notifies the history when it is closed otherwise', async () => {
    const user = await open();
    expect(closed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await gone();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('leaves toasts accessible while it is open', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Saved');
  });
});

it('that refuses to close on Back, as while an answer is loading, stays for the next Back', () => {
  const onBack: (() => void)[] = [];
  const openOverlay = (back: () => void) => {
    onBack.push(back);
    return () => undefined;
  };
  render(
    <OverlayHistory value={openOverlay}>
      <Dialog open onClose={() => undefined} title="Confirm this request?" />
    </OverlayHistory>,
  );
  act(() => onBack[0]?.());
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onBack).toHaveLength(2);
});
