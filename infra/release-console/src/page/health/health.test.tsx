import type { HealthPoint } from '@souk/contracts';
import { screen, within } from '@testing-library/react';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { strokeOf } from './line-strokes.ts';

withRegistry();

const MINUTES = 15;
const ago = (stretches: number) => new Date(Date.now() - stretches * MINUTES * 60_000).toISOString();

const aPoint = (stretches: number, changes: Partial<HealthPoint> = {}): HealthPoint => ({
  at: ago(stretches),
  remote: 'food',
  version: '1.1.0',
  pages: 100,
  failedPages: 0,
  loads: 1000,
  failures: { load: 0, mount: 0, render: 0, script: 0, hydration: 0 },
  fallbacks: 0,
  serverFailures: 0,
  blockedPages: 0,
  longestTaskMs: null,
  medianMs: 200,
  p95Ms: 900,
  ready: { medianMs: 500, p95Ms: 1500 },
  interaction: null,
  lcp: null,
  cls: null,
  ...changes,
});

const aRevision = (revision: number) => ({
  version: null,
  revision,
  remote: 'food',
  canary: null,
  reason: null,
  actor: 'maria',
});

const failing = { load: 0, mount: 30, render: 0, script: 12, hydration: 0 };

async function showHealth(points: HealthPoint[]) {
  registry.health = { minutes: MINUTES, points };
  const shown = renderConsole('/channels/production/remotes/food?tab=health');
  // Up to eleven charts take a while to draw on a busy machine.
  await screen.findByText('Failures per 1,000 loads', {}, { timeout: 10_000 });
  const chart = screen.getByRole('figure', { name: 'Failures per 1,000 loads' });
  return { ...shown, chart: within(chart), figure: chart };
}

it('says in words what its charts draw: the last and the highest value of each release', async () => {
  const { chart } = await showHealth([
    aPoint(9, { version: '1.0.0' }),
    aPoint(8),
    aPoint(7, { failures: failing }),
    aPoint(6, { failures: { ...failing, mount: 0 } }),
  ]);
  const [first, second] = chart.getAllByRole('listitem');
  expect(first).toHaveTextContent('1.0.0: last 0, highest 0');
  expect(second).toHaveTextContent('1.1.0: last 12, highest 42');
  const name = /^Failures per 1,000 loads of food over time\./;
  expect(chart.getByRole('img', { name })).toBeVisible();
  const half = screen.getByRole('figure', { name: 'Median load time (p50)' });
  expect(half).toHaveTextContent('1.1.0: last 200 ms, highest 200 ms');
});

it('has every figure in a table, and says at what a release failed', async () => {
  const { user } = await showHealth([
    aPoint(8),
    aPoint(7, {
      failures: failing,
      serverFailures: 17,
      blockedPages: 3,
      longestTaskMs: 2000,
      interaction: { medianMs: 80, p95Ms: 300 },
      lcp: { medianMs: 1400, p95Ms: 3200 },
      cls: { median: 0, p95: 0.12 },
    }),
  ]);
  await user.click(screen.getByText('Figures'));
  const table = screen.getByRole('table', { name: 'Figures of food, the newest first' });
  const [newest, oldest] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent('42: 30 at mount, 12 in its script');
  expect(within(newest ?? table).getAllByRole('cell')).toHaveLength(12);
  expect(within(newest ?? table).getByRole('cell', { name: '17' })).toBeVisible();
  expect(newest).toHaveTextContent('3, up to 2 s');
  expect(newest).toHaveTextContent('80 ms / 300 ms');
  expect(newest).toHaveTextContent('1.4 s / 3.2 s');
  expect(newest).toHaveTextContent('0 / 0.12');
  expect(oldest).not.toHaveTextContent('at mount');
});

it('breaks a line off where nobody came, in place of making figures up', async () => {
  const { figure } = await showHealth([aPoint(20), aPoint(19), aPoint(8), aPoint(7)]);
  const [line] = [...figure.querySelectorAll('[role=img] path[stroke-width]')];
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});

it('tells twelve lines apart by their form alone', () => {
  const forms = Array.from({ length: 12 }, (_, at) => strokeOf(at)).map(
    ({ dash, dots }) => `${dash} ${dots}`,
  );
  expect(new Set(forms).size).toBe(12);
});

it('draws how long pages waited, and leaves out what nobody told', async () => {
  await showHealth([aPoint(8), aPoint(7)]);
  const shown = screen.getByRole('figure', { name: 'Median time until shown (p50)' });
  expect(shown).toHaveTextContent('1.1.0: last 500 ms, highest 500 ms');
  expect(screen.getByRole('figure', { name: /^95th percentile time until shown/ })).toHaveTextContent(
    '1.5 s',
  );
  expect(screen.queryByRole('figure', { name: /interaction|LCP|CLS/ })).toBeNull();
});

it('draws the Web Vitals of first screens, each as median and 95th percentile', async () => {
  await showHealth([
    aPoint(8, { lcp: { medianMs: 1200, p95Ms: 4100 }, cls: { median: 0.02, p95: 0.31 } }),
    aPoint(7, { lcp: { medianMs: 900, p95Ms: 2500 }, cls: { median: 0, p95: 0.1 } }),
  ]);
  for (const [name, facts] of [
    ['Median Largest Contentful Paint, LCP (p50)', 'last 900 ms, highest 1.2 s'],
    ['95th percentile Largest Contentful Paint, LCP (p95)', 'last 2.5 s, highest 4.1 s'],
    ['Median Cumulative Layout Shift, CLS (p50)', 'last 0, highest 0.02'],
    ['95th percentile Cumulative Layout Shift, CLS (p95)', 'last 0.1, highest 0.31'],
  ])
    expect(screen.getByRole('figure', { name })).toHaveTextContent(`1.1.0: ${facts}`);
});

it('marks the releases on the axis of time, by the numbers of a list', async () => {
  registry.history = [
    { ...aRevision(10), action: 'kill', stable: null, at: ago(3) },
    { ...aRevision(9), action: 'rollback', stable: '1.0.0', at: ago(4) },
    { ...aRevision(8), action: 'lift', stable: '1.1.0', at: ago(5) },
    { ...aRevision(7), action: 'activate', stable: '1.1.0', at: ago(8) },
  ];
  const { figure } = await showHealth([aPoint(9), aPoint(7)]);
  const changes = await screen.findAllByText(/^(Activated|Rolled back|Not live) /, { selector: 'li' });
  expect(changes.map((it) => it.textContent)).toEqual([
    expect.stringMatching(/^Activated 1\.1\.0, .+ ago/),
    expect.stringMatching(/^Rolled back to 1\.0\.0, .+ ago/),
    expect.stringMatching(/^Not live any more, .+ ago/),
  ]);
  expect(figure.querySelectorAll('path[stroke-dasharray="3 3"]')).toHaveLength(3);
});
