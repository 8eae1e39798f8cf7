import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { showProgress } from './progress.ts';

function anOutput(isTTY: boolean) {
  const output = {
    isTTY,
    text: '',
    write(text: string) {
      output.text += text;
    },
  };
  return output;
}

function send(output: ReturnType<typeof anOutput>, total: number, piece: number): string {
  const progress = showProgress(output);
  for (let sent = piece; sent <= total; sent += piece) progress.show(sent, total);
  progress.end();
  return output.text;
}

describe('the progress of souk publish', () => {
  it('is a bar on a terminal that says how much was sent of how much, in one line that is drawn again', () => {
    const text = send(anOutput(true), 2_000_000, 500_000);
    assert.deepEqual(text.split('\r'), [
      '',
      `${'█'.repeat(8)}${'░'.repeat(22)} 25 %, 500 of 2000 kB`,
      `${'█'.repeat(15)}${'░'.repeat(15)} 50 %, 1000 of 2000 kB`,
      `${'█'.repeat(23)}${'░'.repeat(7)} 75 %, 1500 of 2000 kB`,
      `${'█'.repeat(30)} 100 %, 2000 of 2000 kB\n`,
    ]);
  });

  it('does not show 100 % before everything was sent', () => {
    const output = anOutput(true);
    showProgress(output).show(1_999_000, 2_000_000);
    assert.match(output.text, / 99 %, 1999 of 2000 kB$/);
  });

  it('is a few plain lines where the output is no terminal, however many pieces are sent', () => {
    assert.equal(
      send(anOutput(false), 2_000_000, 1000),
      [
        'Sent 25 %, 500 of 2000 kB.\n',
        'Sent 50 %, 1000 of 2000 kB.\n',
        'Sent 75 %, 1500 of 2000 kB.\n',
        'Sent 100 %, 2000 of 2000 kB.\n',
      ].join(''),
    );
  });

  it('prints nothing where nothing was sent', () => {
    for (const isTTY of [true, false]) {
      const output = anOutput(isTTY);
      showProgress(output).end();
      assert.equal(output.text, '');
    }
  });
});
