import { screen } from '@testing-library/react';
import { aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

describe('what is live', () => {
  it('is said for the host and every remote: which release, by whom and why', async () => {
    const { card } = renderConsole();
    for (const remote of ['host', 'food']) {
      const shown = await card(remote);
      expect(shown.getByText('1.1.0')).toBeVisible();
      expect(shown.getByText(/by maria/)).toBeVisible();
      expect(shown.getByText('Autumn menu')).toBeVisible();
      expect(shown.getByText('Live')).toBeVisible();
    }
    const cards = screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'));
    expect(cards).toEqual(['host', 'food', 'grocery']);
  });

  it('names a candidate, its share and what comes next', async () => {
    const { card } = renderConsole();
    const grocery = await card('grocery');
    expect(grocery.getByText('Canary at 10%')).toBeVisible();
    expect(grocery.getByText('1.2.0, seen by 10% of visitors')).toBeVisible();
    expect(grocery.getByText(/^Next: 50% at/)).toBeVisible();
  });

  it('says why failures of a candidate are not believed, and what was left out', async () => {
    const figures = { candidateVisitors: 40, candidateFailed: 9, controlVisitors: 360, controlFailed: 1 };
    registry.judgements = [
      {
        ...{ remote: 'grocery', candidate: '1.2.0', control: '1.1.0', ...figures },
        ...{ failingNetworks: 1, leftOut: 30, evidence: 5_000 },
        ...{ verdict: 'doubted', doubts: ['networks', 'share'] },
      },
    ];
    const { card } = renderConsole();
    const grocery = await card('grocery');
    expect(await grocery.findByText('Somebody has to look')).toBeVisible();
    expect(grocery.getByText('Failed visitors: 9 of 40 with it, 1 of 360 without')).toBeVisible();
    expect(grocery.getByText(/^The failures came from 1 network: too few/)).toBeVisible();
    expect(grocery.getByText(/^Another share of visitors reports it/)).toBeVisible();
    expect(grocery.getByText(/^30 pages left out/)).toBeVisible();
  });

  it('begins with what changed last', async () => {
    registry.state = aChannel({
      revision: 9,
      remotes: {
        ...aChannel().remotes,
        food: aLiveRelease({ revision: 9, action: 'rollback', actor: 'omar' }),
      },
    });
    renderConsole();
    const change = await screen.findByRole('link', { name: 'food: Rolled back, 1.1.0 is live.' });
    expect(change).toHaveAttribute('href', '/channels/production/remotes/food');
    expect(change.parentElement).toHaveTextContent(/Revision 9, .+ by omar\.$/);
  });

  it('proves how far open pages followed, and shows nothing where the registry cannot tell', async () => {
    const { card, hearsOfRevision } = renderConsole();
    await card('food');
    expect(screen.queryByRole('region', { name: 'Open pages' })).toBeNull();
    registry.propagation = {
      channel: 'production',
      epoch: 'first',
      revision: 7,
      revisedAt: null,
      pages: 40,
      followed: 38,
      seconds: { half: 0.8, most: 3.2, all: null },
      releases: { food: { '1.1.0': { armed: 38, shown: 12 } } },
    };
    await hearsOfRevision();
    expect(await screen.findByText('38 of 40 open pages know revision 7.')).toBeVisible();
    expect(screen.getByText('after 0.8 s')).toBeVisible();
    expect(screen.getByText('not yet')).toBeVisible();
    expect((await card('food')).getByText(/12 pages show it/)).toBeVisible();
  });
});

describe('the one button', () => {
  it('says where it leads', async () => {
    const { card } = renderConsole();
    const button = (await card('food')).getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAccessibleDescription('Back to 1.0.0');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is off, and says why, for a token that may not', async () => {
    registry.scopes = [{ remote: 'food', actions: ['read', 'activate'] }];
    const { card, user } = renderConsole();
    const button = (await card('food')).getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Your token may not roll back food.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is off where there is nothing to go back to, and where that was done', async () => {
    registry.state = aChannel({
      remotes: {
        host: aLiveRelease({ fallback: null }),
        grocery: aLiveRelease({ action: 'rollback' }),
      },
    });
    const { card } = renderConsole();
    const describedAs = async (remote: string) =>
      (await card(remote)).getByRole('button', { name: `Roll back ${remote}` });
    expect(await describedAs('host')).toHaveAccessibleDescription('There is no earlier good release.');
    expect(await describedAs('grocery')).toHaveAccessibleDescription(/Rolled back already/);
  });

  it('takes a remote out of the channel that never ran another release, and says so first', async () => {
    registry.state = aChannel({ remotes: { food: aLiveRelease({ fallback: null }) } });
    registry.after = aChannel({
      revision: 9,
      remotes: { food: aLiveRelease({ stable: null, fallback: null, action: 'rollback', reason: 'bad' }) },
    });
    const { card, user, dialog } = renderConsole();
    await user.click((await card('food')).getByRole('button', { name: 'Roll back food' }));
    const asked = await dialog('Roll back food');
    expect(asked.getByText(/food has no earlier good release, so it goes out of the channel/)).toBeVisible();
    await user.type(asked.getByLabelText('Reason'), 'bad');
    await user.click(asked.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('food is out of the channel.')).toBeVisible();
    expect((await card('food')).getByText('Not live')).toBeVisible();
    expect(registry.changes[0]?.body).not.toHaveProperty('version');
  });

  it('is off while the registry is away, beside the last state that is known', async () => {
    const { card, hearsOfRevision } = renderConsole();
    await card('food');
    registry.down = true;
    await hearsOfRevision();
    expect(await screen.findByRole('alert')).toHaveTextContent(/What is live stays live/);
    const food = await card('food');
    expect(food.getByText('1.1.0')).toBeVisible();
    const button = food.getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAccessibleDescription('The registry does not answer.');
  });
});
