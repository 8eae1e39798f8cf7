import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ToastEntry } from './toast.tsx';
import { Toasts } from './toasts.tsx';

const added: ToastEntry = { id: 'cart', kind: 'success', text: 'Item added to cart', duration: 1000 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(toast: ToastEntry) {
  const onDismiss = jest.fn();
  const view = render(<Toasts toasts={[toast]} onDismiss={onDismiss} />);
  return { onDismiss, view };
}

it('announces messages politely in a region that is always in the page', () => {
  const view = render(<Toasts toasts={[]} onDismiss={() => {}} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  view.rerender(<Toasts toasts={[added]} onDismiss={() => {}} />);
  expect(region).toHaveTextContent('Success: Item added to cart');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces errors at once', () => {
  show({ ...added, kind: 'error', text: 'Out of Limits' });
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Out of Limits');
});

it('disappears after its time', () => {
  const { onDismiss } = show(added);
  wait(999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledWith('cart');
});

it('stays while the pointer is on it', () => {
  const { onDismiss } = show(added);
  fireEvent.pointerEnter(screen.getByText('Item added to cart'));
  wait(5000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Item added to cart'));
  wait(1000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('stays under the pointer when the focus has left it', () => {
  const { onDismiss } = show(added);
  fireEvent.pointerEnter(screen.getByText('Item added to cart'));
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  wait(5000);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('restarts its time when it is replaced under the same id (API-5)', () => {
  const { onDismiss, view } = show(added);
  wait(900);
  view.rerender(<Toasts toasts={[{ ...added, text: 'Item updated successfully' }]} onDismiss={onDismiss} />);
  wait(900);
  expect(onDismiss).not.toHaveBeenCalled();
  expect(screen.getByText('Item updated successfully')).toBeVisible();
});

it('offers its action and its dismissal', () => {
  const run = jest.fn();
  const { onDismiss } = show({ ...added, action: { label: 'Undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

it('comes back out of sight when a dialog closes, however late: what jumps in sight is a layout shift', async () => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  show(added);
  const region = screen.getByRole('region', { name: 'Notifications' });
  wait(100);
  expect(region).toHaveStyle({ opacity: '' });
  await act(async () => dialog.remove());
  expect(region).toHaveStyle({ opacity: '0' });
  wait(100);
  expect(region.style.opacity).toBe('');
});
