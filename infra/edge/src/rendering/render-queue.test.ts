import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRenderQueue } from './render-queue.ts';

/** A queue whose pages take as long as each test says. */
function queue() {
  let time = 0;
  const all = createRenderQueue(() => time);
  const begin = () => {
    let end: (milliseconds: number) => Promise<void> = async () => undefined;
    const rendered = all.add(
      'browse@1.0.0',
      () =>
        new Promise<void>((done) => {
          end = async (milliseconds) => {
            time += milliseconds;
            done();
            await rendered;
          };
        }),
    );
    return { end };
  };
  return { begin, isInTime: (bundle = 'browse@1.0.0') => all.isInTime(bundle, 300) };
}

describe('the queue of pages that are rendered', () => {
  it('takes the only page, however long pages take, so that the next visitor has it', async () => {
    const { begin, isInTime } = queue();
    assert.ok(isInTime());
    await begin().end(900);
    assert.ok(isInTime());
  });

  it('takes so many as are rendered in time, of each bundle', async () => {
    const { begin, isInTime } = queue();
    await begin().end(100);
    const [first] = [begin(), begin()];
    assert.ok(isInTime(), 'two wait, and the third takes 300 ms');
    begin();
    assert.equal(isInTime(), false);
    assert.ok(isInTime('food@1.0.0'));
    await first?.end(100);
    assert.ok(isInTime());
  });

  it('knows how long a page took itself, and not how long it waited for others', async () => {
    const { begin, isInTime } = queue();
    const pages = [begin(), begin(), begin()];
    for (const page of pages) await page.end(100);
    begin();
    begin();
    assert.ok(isInTime());
  });

  it('follows pages that become faster', async () => {
    const { begin, isInTime } = queue();
    await begin().end(900);
    for (let count = 0; count < 10; count += 1) await begin().end(50);
    begin();
    assert.ok(isInTime());
  });
});
