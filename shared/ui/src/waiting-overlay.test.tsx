import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import type * as Overlays from './overlays/overlays.ts';
import type * as Parts from './part.ts';

jest.mock('./overlay-part.ts', () => {
  const { createPart } = jest.requireActual<typeof Parts>('./part.ts');
  const overlays = createPart(
    () =>
      new Promise((resolve, reject) => (download = { resolve, reject: () => reject(new Error('offline')) })),
  );
  return { overlays, loadOverlays: overlays.load };
});
let download: { resolve(code: unknown): void; reject(): void };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Shopping Cart">
        <p>2 items</p>
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

it('shows that its code loads, and can be closed before (CRD-13)', async () => {
  await openDialog();
  const waiting = screen.getByRole('dialog', { name: 'Shopping Cart' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  // Escape, as a browser says it.
  fireEvent(waiting, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => download.reject());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows that it could not be opened, and opens at the next try (CRD-13)', async () => {
  const user = await openDialog();
  await act(async () => download.reject());
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't open this");
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => download.resolve(jest.requireActual<typeof Overlays>('./overlays/overlays.ts')));
  expect(screen.getByRole('dialog')).toHaveTextContent('2 items');
  expect(screen.queryByRole('alert')).toBeNull();
});
