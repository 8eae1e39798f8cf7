import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { confirm } from './confirm.ts';

describe('a dangerous command', () => {
  const person = (answer: string | null) => {
    const input = new PassThrough();
    const output = new PassThrough();
    if (answer === null) input.end();
    else input.write(`${answer}\n`);
    const said = () => String(output.read());
    return { terminal: { input, output, interactive: true }, said };
  };

  for (const answer of ['y', 'Yes'])
    it(`says what will happen and goes on at ${answer}`, async () => {
      const { terminal, said } = person(answer);
      await confirm('Everybody goes back.', false, terminal);
      assert.match(said(), /^Everybody goes back\.\nGo on\? \(y\/N\)/);
    });

  for (const answer of ['', 'n', 'yesterday', null])
    it(`changes nothing at ${JSON.stringify(answer)}`, async () => {
      await assert.rejects(
        confirm('Everybody goes back.', false, person(answer).terminal),
        /nothing was changed/,
      );
    });

  it('asks nothing with --yes, or where nobody can answer', async () => {
    const { terminal, said } = person(null);
    await confirm('Everybody goes back.', true, terminal);
    await confirm('Everybody goes back.', false, { ...terminal, interactive: false });
    assert.equal(said(), 'Everybody goes back.\nEverybody goes back.\n');
  });
});
