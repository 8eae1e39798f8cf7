import { afterPaint } from './after-paint.ts';

const hide = (hidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

describe('What takes long', () => {
  it('runs after the next frame, in a task of its own: the tap is answered before', async () => {
    hide(false);
    const order: string[] = [];
    const ran = new Promise<void>((resolve) =>
      afterPaint(() => {
        order.push('run');
        resolve();
      }),
    );
    requestAnimationFrame(() => order.push('frame'));
    order.push('tap');
    await ran;
    expect(order).toEqual(['tap', 'frame', 'run']);
  });

  it('runs at once in a hidden page, which draws no frames', () => {
    hide(true);
    const run = jest.fn();
    afterPaint(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
