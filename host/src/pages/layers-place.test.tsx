import type * as Ui from '@souk/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';
import type * as Layers from './layers.tsx';

jest.mock('./layers-part.ts', () => {
  const { createPart } = jest.requireActual<typeof Ui>('@souk/ui');
  const layers = createPart(
    () =>
      new Promise((resolve, reject) => (download = { resolve, reject: () => reject(new Error('offline')) })),
  );
  return { layers, loadLayers: () => Promise.resolve(), loadsLayers: {} };
});
let download: { resolve(code: unknown): void; reject(): void };

const arrive = () => act(async () => download.resolve(jest.requireActual<typeof Layers>('./layers.tsx')));

it('closes with Back what is still loading, and leaves the page (CRT-1)', async () => {
  const { user, shell } = renderHost();
  for (const [name, isOpen] of [
    ['Cart', () => shell.cart.isOpen.get()],
    ['Menu', () => screen.queryByRole('dialog') !== null],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOpen()).toBe(false);
    expect(window.location.pathname).toBe('/home');
  }
});

it('opens the cart by the first press, once its code has come (CRT-1)', async () => {
  const { user, shell } = renderHost();
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');

  await act(async () => download.reject());
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't open this");
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.cart.isOpen.get()).toBe(false);

  const answer = shell.services.dialogs.confirm({});
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true'));
  await arrive();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await expect(answer).resolves.toBe(true);
});
