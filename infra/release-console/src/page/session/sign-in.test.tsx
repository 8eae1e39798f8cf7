import { screen, waitFor } from '@testing-library/react';
import { TOKEN, registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

describe('signing in', () => {
  it('stores the token in this tab only, once the registry accepts it', async () => {
    const { user, card } = renderConsole('/', { signedIn: false });
    await user.type(screen.getByLabelText('Token'), ` ${TOKEN} `);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await card('food');
    expect(Object.values({ ...sessionStorage })).toEqual([TOKEN]);
    expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain(TOKEN);
  });

  it('shows that the registry rejects a token, and stores nothing', async () => {
    const { user } = renderConsole('/', { signedIn: false });
    await user.type(screen.getByLabelText('Token'), 'soukp_other');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/invalid, expired or revoked/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Token')).toHaveFocus());
    expect(sessionStorage).toHaveLength(0);
  });

  it('distinguishes an outage from a wrong token', async () => {
    registry.down = true;
    const { user } = renderConsole('/', { signedIn: false });
    await user.type(screen.getByLabelText('Token'), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/The registry is not responding/)).toBeVisible();
  });

  it('asks again when the token expires, and loses no typed text', async () => {
    const { user, card, dialog, hearsOfRevision } = renderConsole();
    await user.click((await card('food')).getByRole('button', { name: 'Roll back food' }));
    await user.type((await dialog('Roll back food')).getByLabelText('Reason'), 'prices missing');
    registry.expired = true;
    await hearsOfRevision();
    const again = await dialog('Your token has expired');
    registry.expired = false;
    await user.type(again.getByLabelText('Token'), TOKEN);
    await user.click(again.getByRole('button', { name: 'Sign in' }));
    expect((await dialog('Roll back food')).getByLabelText('Reason')).toHaveValue('prices missing');
  });
});
