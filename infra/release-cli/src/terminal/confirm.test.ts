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
    const printed = () => String(output.read());
    return { terminal: { input, output, interactive: true }, printed };
  };

  for (const answer of ['y', 'Yes'])
    it(`shows the effect and continues at ${answer}`, async () => {
      const { terminal, printed } = person(answer);
      await confirm('Everybody goes back.', false, terminal);
      assert.match(printed(), /^Everybody goes back\.\nContinue\? \(y\/N\)/);
    });

  for (const answer of ['', 'n', 'yesterday', null])
    it(`changes nothing at ${JSON.stringify(answer)}`, async () => {
      await assert.rejects(
        confirm('Everybody goes back.', false, person(answer).terminal),
        /No changes were made/,
      );
    });

  it('does not ask with --yes, or without a terminal', async () => {
    const { terminal, printed } = person(null);
    await confirm('Everybody goes back.', true, terminal);
    await confirm('Everybody goes back.', false, { ...terminal, interactive: false });
    assert.equal(printed(), 'Everybody goes back.\nEverybody goes back.\n');
  });
});
