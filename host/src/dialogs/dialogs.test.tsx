import { anAddress, anItem, allowConsoleError, marketplace, refuses, unreachable } from '@souk/testing';
import type { ProductDialogProps } from '@souk/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { Dialog } from '@souk/ui';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import { loadModule } from '../federation/federation.ts';

it('offers to continue as a guest as plainly as to sign up (CRT-6)', async () => {
  const { shell, user } = renderHost();
  let choice: Promise<unknown> = Promise.resolve();
  act(() => void (choice = shell.services.dialogs.loginOrGuest()));
  const guest = await screen.findByRole('button', { name: 'Guest' });
  const look = (button: HTMLElement) => {
    const { background, boxShadow, color } = getComputedStyle(button);
    return { background, boxShadow, color };
  };
  expect(look(guest)).toEqual(look(screen.getByRole('button', { name: 'Sign Up' })));
  expect(look(guest)).not.toEqual(look(screen.getByRole('button', { name: 'Login' })));
  await user.click(guest);
  await expect(choice).resolves.toBe('guest');
});

describe('a question (CRD-10)', () => {
  const ask = (
    request: Parameters<ReturnType<typeof renderHost>['shell']['services']['dialogs']['confirm']>[0],
  ) => {
    const host = renderHost();
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => void (answer = host.shell.services.dialogs.confirm(request)));
    return { ...host, answered: () => answer };
  };

  it('asks to confirm the request, with Cancel and Yes by default', async () => {
    const { user, answered } = ask({});
    expect(await screen.findByText('Confirm this request?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(answered()).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['Cancel', 'Escape'])('takes %s for a no', async (way) => {
    const { user, answered } = ask({ title: 'Sure?', text: 'Really?' });
    await screen.findByRole('dialog', { name: 'Sure?' });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    await expect(answered()).resolves.toBe(false);
  });

  it('shows that yes is in progress, stays open, and shows what failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const run = () => new Promise<void>((_, reject) => (fail = reject));
    const { user } = ask({ run });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    act(() => fail(new Error('The server is away')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is away');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('says in the words of the shop why an address could not be removed, and the server’s own where it has some (CRD-10, API-8)', async () => {
    marketplace.answers({ removeAddress: unreachable() });
    const { shell, user } = renderHost({ token: 'token-of-lena' });
    act(() => void shell.services.addresses.remove(anAddress({ id: 1 })));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No connection. Check your network and try again.$/,
    );
    marketplace.answers({ removeAddress: refuses(403, 'An order is on its way to this address.') });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('An order is on its way to this address.')).toBeVisible();
  });

  it('waits for the one before it', async () => {
    const { user, shell } = ask({ title: 'First?', run: () => Promise.resolve() });
    act(() => void shell.services.dialogs.confirm({ title: 'Second?' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('dialog', { name: 'Second?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});

describe('the product dialog', () => {
  const discovery = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food', '1.0.0', { contributions: { 'product-dialog': './product-dialog' } }),
    },
  );
  function FoodDialog({ item, line, onClose }: ProductDialogProps) {
    return (
      <Dialog open onClose={onClose} title={line ? `Change ${item.name}` : item.name}>
        food’s own
      </Dialog>
    );
  }
  function Broken(): never {
    throw new Error('broken');
  }
  const open = (ProductDialog: unknown) => {
    jest.mocked(loadModule).mockResolvedValue({ ProductDialog });
    const host = renderHost({ discovery });
    act(() => host.shell.services.dialogs.product(anItem()));
    return host;
  };

  it('is the one that the item’s own module contributes', async () => {
    const { user } = open(FoodDialog);
    const own = await screen.findByText('food’s own');
    expect(screen.getByRole('dialog', { name: 'Lentil Soup' })).toContainElement(own);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the focus back to what opened it (POP-1)', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { user } = open(FoodDialog);
    await screen.findByText('food’s own');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.remove();
  });

  it('that throws is closed with a message, and the page stays (POP-1)', async () => {
    allowConsoleError(/broken|error boundary/i);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(Broken);
    const message = await screen.findByText("We couldn't open this item. Please try again.");
    await waitFor(() => expect(message).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('whose release is killed while it is open is replaced by the one that is live then', async () => {
    const { shell } = open(FoodDialog);
    await screen.findByText('food’s own');
    const Mended = ({ item, onClose }: ProductDialogProps) => (
      <Dialog open onClose={onClose} title={item.name}>
        mended
      </Dialog>
    );
    jest.mocked(loadModule).mockResolvedValue({ ProductDialog: Mended });
    const food = aDiscoveredRelease('food', '0.9.0', {
      contributions: { 'product-dialog': './product-dialog' },
    });
    const killed = { food: ['1.0.0'] };
    act(() => void shell.discovery.offer(aDiscoveryDocument({ revision: 2, killed }, { food })));
    expect(await screen.findByText('mended')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Lentil Soup' })).toBeVisible();
    expect(screen.queryByText('food’s own')).toBeNull();
  });

  it('that cannot be loaded leads to the item’s page where one is live', async () => {
    jest.mocked(loadModule).mockRejectedValue(new Error('404'));
    const browse = aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/product/*'] });
    const { shell } = renderHost({ discovery: aDiscoveryDocument({}, { browse }) });
    act(() => shell.services.dialogs.product(anItem()));
    await waitFor(() => expect(window.location.pathname).toBe('/product/lentil-soup'));
  });

  it('that was closed while it loaded does not open by itself', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    jest.mocked(loadModule).mockReturnValue(new Promise((done) => (arrive = done)));
    const { shell, user } = renderHost({ discovery });
    act(() => shell.services.dialogs.product(anItem()));
    expect(await screen.findByRole('dialog', { name: 'Lentil Soup' })).toHaveTextContent('Loading');
    await user.keyboard('{Escape}');
    await act(async () => arrive({ ProductDialog: FoodDialog }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
