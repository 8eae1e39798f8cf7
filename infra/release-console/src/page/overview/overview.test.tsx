import type { HealthPoint, Judgement } from '@souk/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aCanary, aChannel, aLiveRelease } from '../testing/a-channel.ts';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

const aJudgement = (changes: Partial<Judgement> = {}): Judgement => ({
  remote: 'grocery',
  candidate: '1.2.0',
  control: '1.1.0',
  failureLimit: null,
  candidateVisitors: 60,
  candidateFailed: 0,
  controlVisitors: 540,
  controlFailed: 0,
  failingNetworks: 0,
  leftOut: 0,
  evidence: 1,
  slowness: null,
  verdict: 'no difference seen',
  doubts: [],
  ...changes,
});

const aPoint = (changes: Partial<HealthPoint> = {}): HealthPoint => ({
  at: new Date(Date.now() - 10 * 60_000).toISOString(),
  remote: 'food',
  version: '1.1.0',
  pages: 100,
  failedPages: 0,
  loads: 100,
  failures: { load: 0, mount: 0, render: 0, script: 0, hydration: 0 },
  fallbacks: 0,
  serverFailures: 0,
  blockedPages: 0,
  longestTaskMs: null,
  medianMs: null,
  p95Ms: null,
  ready: null,
  interaction: null,
  lcp: null,
  cls: null,
  ...changes,
});

describe('what is live', () => {
  it('is shown for the host and every remote: which release, by whom and why', async () => {
    const { card } = renderConsole();
    for (const remote of ['host', 'food']) {
      const shown = await card(remote);
      expect(shown.getByText('1.1.0')).toBeVisible();
      expect(shown.getByText(/^Activated .*by maria$/)).toBeVisible();
      expect(shown.getByText('Autumn menu')).toBeVisible();
      expect(shown.getByText('Live')).toBeVisible();
    }
    const cards = screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'));
    // What is on its way comes before what is well.
    expect(cards).toEqual(['grocery', 'host', 'food']);
  });

  it('shows trouble first, and a large button only there', async () => {
    registry.judgements = [aJudgement({ verdict: 'worse', candidateFailed: 20 })];
    registry.health = { minutes: 15, points: [aPoint({ failedPages: 30 })] };
    const { card } = renderConsole();
    expect(await screen.findByText('2 remotes need attention')).toBeVisible();
    const cards = screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'));
    expect(cards).toEqual(['grocery', 'food', 'host']);
    const grocery = await card('grocery');
    expect(grocery.getByText('The candidate is worse than the live release')).toBeVisible();
    expect(grocery.getByRole('button', { name: 'Abort canary of grocery' })).toHaveAccessibleDescription(
      'Everyone stays on 1.1.0',
    );
    expect(grocery.queryByRole('button', { name: /^Roll back/ })).toBeNull();
    const food = await card('food');
    expect(food.getByText('The live release fails for many visitors')).toBeVisible();
    const widthOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('inline-size');
    expect(widthOf(food.getByRole('button', { name: 'Roll back food' }))).toBe('100%');
    const quiet = (await card('host')).getByRole('button', { name: 'Roll back host' });
    expect(widthOf(quiet)).toBe('auto');
  });

  it('shows what became of which release, and when, beside what is live', async () => {
    const killed = { remote: 'food', version: '1.1.0', reason: 'bad', killed: true };
    const now = new Date().toISOString();
    registry.state = aChannel({
      revision: 9,
      remotes: { food: aLiveRelease({ stable: '1.0.0', revision: 9, action: 'kill', changedAt: now }) },
      quarantined: [
        { ...killed, revision: 9, quarantinedAt: now },
        { ...killed, version: '0.9.0', revision: 4, quarantinedAt: now },
      ],
    });
    const { card } = renderConsole();
    const food = await card('food');
    expect(food.getByText('1.0.0').parentElement).toHaveTextContent('1.0.0Live');
    const line = food.getByText('1.1.0').parentElement;
    expect(line).toHaveTextContent(/^1\.1\.0Killed(now|\d+ sec|1 min).* \(\d+ \w+, \d\d:\d\d\)$/);
    expect(line?.querySelector('time')).toHaveAttribute('datetime', now);
    expect(food.queryByText('0.9.0')).toBeNull();
  });

  it('has times with their dates', async () => {
    const { card } = renderConsole();
    const [time] = (await card('food')).getAllByText(/ago \(1 Jan, \d\d:00\)$/);
    expect(time?.tagName).toBe('TIME');
    expect(time).toHaveAttribute('datetime', '2026-01-01T10:00:00.000Z');
    expect(time).toHaveAttribute('title', expect.stringContaining('2026'));
  });

  it('names a candidate, its share and what comes next', async () => {
    const { card } = renderConsole();
    const grocery = await card('grocery');
    expect(grocery.getByText('Canary at 10%')).toBeVisible();
    expect(grocery.getByText('Live for 10% of visitors')).toBeVisible();
    expect(grocery.getByText(/^Next: 50%/)).toHaveTextContent(/^Next: 50% .+ \(1 Jan, \d\d:30\)$/);
  });

  it('shows why failures of a candidate do not count, and what was left out', async () => {
    const figures = { candidateVisitors: 40, candidateFailed: 9, controlVisitors: 360, controlFailed: 1 };
    registry.judgements = [
      {
        ...aJudgement({ ...figures, failingNetworks: 1, leftOut: 30, evidence: 5_000 }),
        verdict: 'doubted',
        doubts: ['networks', 'share'],
      },
    ];
    const { card } = renderConsole();
    const grocery = await card('grocery');
    expect(await grocery.findByText('Needs attention')).toBeVisible();
    expect(grocery.getByText('Failed visitors: 9 of 40 with it, 1 of 360 without')).toBeVisible();
    expect(grocery.getByText(/^The failures came from 1 network: too few/)).toBeVisible();
    expect(grocery.getByText(/^The share of visitors that report it differs/)).toBeVisible();
    expect(grocery.getByText(/^30 pages are not counted/)).toBeVisible();
  });

  it('shows that a candidate is slower, and by how much', async () => {
    const timed = { candidateVisitors: 60, controlVisitors: 540 };
    registry.judgements = [
      aJudgement({
        slowness: {
          ready: { ...timed, candidateMs: 1240, controlMs: 430 },
          interaction: { ...timed, candidateMs: null, controlMs: 64 },
          slowNetworks: 40,
          evidence: 4_000,
        },
        verdict: 'slower',
      }),
    ];
    const { card } = renderConsole();
    const grocery = await card('grocery');
    expect(await grocery.findByText('Slower than the live release')).toBeVisible();
    expect(grocery.getByText('Shown after 1.2 s with it, 430 ms without')).toBeVisible();
    expect(grocery.queryByText(/^Responds within/)).toBeNull();
  });

  it('shows in how few networks a doubted candidate is slow', async () => {
    const nobody = { candidateVisitors: 0, controlVisitors: 0, candidateMs: null, controlMs: null };
    registry.judgements = [
      aJudgement({
        slowness: { ready: nobody, interaction: nobody, slowNetworks: 3, evidence: 900 },
        verdict: 'doubted',
        doubts: ['slow-networks'],
      }),
    ];
    const { card } = renderConsole();
    expect(await (await card('grocery')).findByText(/^It was slow in 3 networks: too few/)).toBeVisible();
  });

  describe('of a first release, which is a canary', () => {
    const first = () =>
      aChannel({ remotes: { food: aLiveRelease({ stable: null, fallback: null, canary: aCanary() }) } });

    it('is measured by the limit of failures, without an earlier release', async () => {
      registry.state = first();
      registry.judgements = [
        aJudgement({
          remote: 'food',
          control: null,
          failureLimit: 5,
          candidateVisitors: 60,
          candidateFailed: 18,
          verdict: 'worse',
        }),
      ];
      const { card } = renderConsole();
      const food = await card('food');
      expect(await food.findByText('Fails too often')).toBeVisible();
      expect(food.getByText(/^Failed visitors: 18 of 60\. The limit is 5%/)).toBeVisible();
    });

    it('is marked as stepped by hand where no limit is set', async () => {
      registry.state = first();
      registry.settings = { ...registry.settings, failureLimit: null };
      const { card } = renderConsole();
      expect(await (await card('food')).findByText(/^Not judged:/)).toBeVisible();
    });
  });

  it('starts with the latest change', async () => {
    registry.state = aChannel({
      revision: 9,
      remotes: {
        ...aChannel().remotes,
        food: aLiveRelease({ revision: 9, action: 'rollback', actor: 'omar' }),
      },
    });
    renderConsole();
    const change = await screen.findByRole('link', { name: 'food was rolled back: 1.1.0 is live.' });
    expect(change).toHaveAttribute('href', '/channels/production/remotes/food');
    expect(change.parentElement).toHaveTextContent(/Revision 9, .+ by omar\.$/);
  });

  it('shows how far open pages followed, and nothing where the registry has no figures', async () => {
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
      beyondCap: 350,
      releases: { food: { '1.1.0': { armed: 38, shown: 12 } } },
    };
    await hearsOfRevision();
    expect(await screen.findByText('38 of 40 open pages are on revision 7.')).toBeVisible();
    expect(screen.getByText('after 0.8 s')).toBeVisible();
    expect(screen.getByText('not measured yet')).toBeVisible();
    expect(screen.getByText(/^350 more pages are not counted/)).toBeVisible();
    expect((await card('food')).getByText(/12 pages show it/)).toBeVisible();
  });

  it('does not wait for figures once all pages have followed', async () => {
    registry.propagation = {
      channel: 'production',
      epoch: 'first',
      revision: 7,
      revisedAt: null,
      pages: 4,
      followed: 4,
      seconds: { half: 0.8, most: null, all: null },
      beyondCap: 0,
      releases: {},
    };
    renderConsole();
    expect(await screen.findByText(/All pages are up to date/)).toBeVisible();
    expect(screen.getByText('after 0.8 s')).toBeVisible();
    expect(screen.queryByText('not measured yet')).toBeNull();
    expect(screen.queryByText('95% of the pages')).toBeNull();
  });
});

describe('the main button', () => {
  it('names its target', async () => {
    const { card } = renderConsole();
    const button = (await card('food')).getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAccessibleDescription('Back to 1.0.0');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is disabled with a reason for a token without the right', async () => {
    registry.scopes = [{ remote: 'food', actions: ['read', 'activate'] }];
    const { card, user } = renderConsole();
    const button = (await card('food')).getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Your token may not roll back food.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is disabled where there is no earlier release, and where the rollback was done', async () => {
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
    expect(await describedAs('grocery')).toHaveAccessibleDescription(/Already rolled back/);
  });

  it('removes a remote from the channel that has no earlier release, after a message', async () => {
    registry.state = aChannel({ remotes: { food: aLiveRelease({ fallback: null }) } });
    registry.after = aChannel({
      revision: 9,
      remotes: { food: aLiveRelease({ stable: null, fallback: null, action: 'rollback', reason: 'bad' }) },
    });
    const { card, user, dialog } = renderConsole();
    await user.click((await card('food')).getByRole('button', { name: 'Roll back food' }));
    const question = await dialog('Roll back food');
    expect(
      question.getByText(/food has no earlier good release, so it is removed from the channel/),
    ).toBeVisible();
    await user.type(question.getByLabelText('Reason'), 'bad');
    await user.click(question.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.getByText('food is removed from the channel.')).toBeVisible());
    expect((await card('food')).getByText('Not live')).toBeVisible();
    expect(registry.changes[0]?.body).not.toHaveProperty('version');
  });

  it('is disabled while the registry is down, beside the last known state', async () => {
    const { card, hearsOfRevision } = renderConsole();
    await card('food');
    registry.down = true;
    await hearsOfRevision();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Live releases stay live/);
    const food = await card('food');
    expect(food.getByText('1.1.0')).toBeVisible();
    const button = food.getByRole('button', { name: 'Roll back food' });
    expect(button).toHaveAccessibleDescription('The registry is not responding.');
  });
});
