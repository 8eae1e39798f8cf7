import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plainLog } from './plain-log.ts';

it('writes a message as a sentence with the name of its part, and keeps the stack of a failure', () => {
  const printed: string[] = [];
  const log = plainLog('Edge', (text) => printed.push(text));
  const line = (fields: object) => log.write(`${JSON.stringify({ time: 1, pid: 2, ...fields })}\n`);
  line({ level: 40, msg: 'The registry is away.' });
  line({ level: 40, msg: 'a.js is gone', err: { stack: 'Error: a.js is gone\n    at f' } });
  line({ level: 50, msg: 'x is undefined', err: { stack: 'TypeError: x is undefined\n    at f' } });
  assert.deepEqual(printed, [
    'Edge: The registry is away.',
    'Edge: a.js is gone',
    'Edge: TypeError: x is undefined\n    at f',
  ]);
});
