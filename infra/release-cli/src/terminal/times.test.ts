import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseTime, timeAgo } from './times.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

it('accepts a time ago, or a date', () => {
  const parsed = ['30m', '24h', '7d', '2026-01-31', '2026-01-31T18:00Z'].map((text) =>
    parseTime(text, undefined, NOW),
  );
  assert.deepEqual(parsed, [
    '2026-03-10T11:30:00.000Z',
    '2026-03-09T12:00:00.000Z',
    '2026-03-03T12:00:00.000Z',
    '2026-01-31T00:00:00.000Z',
    '2026-01-31T18:00:00.000Z',
  ]);
});

it('rejects anything else, and lists what it accepts', () => {
  for (const text of ['yesterday', '7', '7w', '2026', '2026-13-01', ''])
    assert.throws(() => parseTime(text), /Expected how long ago, such as 30m, 24h or 7d/);
});

it('writes how long ago something was, in natural words', () => {
  const times = {
    'just now': '2026-03-10T11:59:58.000Z',
    '42 s ago': '2026-03-10T11:59:18.000Z',
    '3 min ago': '2026-03-10T11:56:01.000Z',
    '2 h ago': '2026-03-10T09:30:00.000Z',
    '6 d ago': '2026-03-04T09:30:00.000Z',
    'in 5 min': '2026-03-10T12:05:00.000Z',
    '2026-01-01': '2026-01-01T12:00:00.000Z',
  };
  for (const [words, iso] of Object.entries(times)) assert.equal(timeAgo(iso, NOW), words);
});
