import assert from 'node:assert/strict';
import { after, before, it, mock } from 'node:test';
import { DEFAULT_SETTINGS } from '@souk/contracts';
import { toBytes } from '@souk/contracts/channel-changes';
import { run } from '../main.ts';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import type { FakeRegistry } from '../testing/fake-registry.ts';

const PATH = 'channels/production/settings/food';
let registry: FakeRegistry;
before(async () => {
  registry = await startFakeRegistry();
});
after(() => registry.close());

/** What `souk settings food` prints, where the registry then stores this budget. */
async function settingsOfFood(budgetBytes: number | null, ...options: string[]): Promise<string> {
  for (const method of ['GET', 'PATCH'])
    registry.answers.set(`${method} ${PATH}`, { status: 200, body: { ...DEFAULT_SETTINGS, budgetBytes } });
  const lines: string[] = [];
  const log = mock.method(console, 'log', (line: string) => void lines.push(line));
  const connection = ['--registry', registry.url, '--token', 'own-token'];
  try {
    assert.equal(await run(['node', 'souk', 'settings', 'food', ...options, ...connection]), 0);
  } finally {
    log.mock.restore();
  }
  return lines.join('\n');
}

const lastChange = (): unknown => JSON.parse(String(registry.heard.at(-1)?.body));

it('shows the budget that was typed in the console', async () => {
  assert.match(await settingsOfFood(toBytes(120)), /^ *budget +120 kB for the first load$/m);
  assert.match(await settingsOfFood(toBytes(120.25)), /^ *budget +120\.25 kB for the first load$/m);
});

it('sets a budget in kilobytes of 1,000 bytes, as the console does', async () => {
  for (const [typed, bytes] of [
    ['120kB', toBytes(120)],
    ['1.5 MB', toBytes(1500)],
    ['90000', 90_000],
    ['none', null],
  ] as const) {
    await settingsOfFood(bytes, '--budget', typed);
    assert.deepEqual(lastChange(), { budgetBytes: bytes });
  }
});

it('takes a limit away with none', async () => {
  await settingsOfFood(null, '--failure-limit', 'none');
  assert.deepEqual(lastChange(), { failureLimit: null });
});
