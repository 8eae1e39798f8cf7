import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RenderedPage, RenderRequest } from '@souk/contracts';
import type { Renderer } from '@souk/page-renderer';
import { createRenderers } from './renderers.ts';

/** Renderers whose pages name the process that rendered them. */
function processes() {
  const closed: number[] = [];
  /** By the number of a process, what its pages wait for. */
  const slow = new Map<number, Promise<void>>();
  let started = 0;
  const all = createRenderers((): Renderer => {
    const number = ++started;
    return {
      render: async () => {
        await slow.get(number);
        return { html: String(number) } as RenderedPage;
      },
      close: async () => void closed.push(number),
    };
  });
  const rendersIn = async (release: string) => {
    const bundle = { name: `host@1+${release}`, read: async () => '' };
    const { html } = await all.render(bundle, {} as RenderRequest, async () => null);
    return Number(html);
  };
  return { all, closed, slow, rendersIn };
}

describe('processes that render pages', () => {
  it('are one for each release, of the same remote too: a killed one draws no page of another', async () => {
    const { rendersIn } = processes();
    assert.equal(await rendersIn('food@1.0.0'), 1);
    assert.equal(await rendersIn('food@1.0.1'), 2);
    assert.equal(await rendersIn('grocery@1.0.0'), 3);
    assert.equal(await rendersIn('food@1.0.0'), 1);
  });

  it('are twelve at most: the one that rendered longest ago makes room', async () => {
    const { all, closed, rendersIn } = processes();
    for (let number = 1; number <= 12; number++) await rendersIn(`remote-${number}`);
    await rendersIn('remote-1');
    await rendersIn('remote-13');
    assert.deepEqual(closed, [2]);
    assert.equal(await rendersIn('remote-1'), 1);
    await all.close();
    assert.equal(closed.length, 13);
  });

  it('make room where they render nothing, so that a page that is being rendered is finished', async () => {
    const { closed, slow, rendersIn } = processes();
    for (let number = 1; number <= 12; number++) await rendersIn(`remote-${number}`);
    let finish = () => undefined as void;
    slow.set(1, new Promise((done) => (finish = done)));
    const page = rendersIn('remote-1');
    for (let number = 2; number <= 12; number++) await rendersIn(`remote-${number}`);
    await rendersIn('remote-13');
    assert.deepEqual(closed, [2]);
    finish();
    assert.equal(await page, 1);
    await rendersIn('remote-14');
    assert.deepEqual(closed, [2, 1], 'it makes room once its page is rendered');
  });

  it('are not started again once they are closed', async () => {
    const { all, closed, rendersIn } = processes();
    await rendersIn('food');
    await all.close();
    await assert.rejects(rendersIn('food'), /closed/);
    assert.deepEqual(closed, [1]);
  });
});
