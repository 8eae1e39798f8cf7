import { createBus } from './create-bus.ts';

const guest = { status: 'guest' } as const;

describe('the event bus', () => {
  it('notifies every listener of an event, in the order of their subscription, and no other', () => {
    const bus = createBus();
    const received: string[] = [];
    bus.on('session:changed', ({ status }) => received.push(`first ${status}`));
    bus.on('session:changed', ({ status }) => received.push(`second ${status}`));
    bus.on('cart:changed', () => received.push('cart'));

    bus.emit('session:changed', guest);

    expect(received).toEqual(['first guest', 'second guest']);
  });

  it('stops notifying a listener that has unsubscribed, and only that one', () => {
    const bus = createBus();
    const listener = jest.fn();
    const leave = bus.on('session:changed', listener);
    bus.on('session:changed', listener);

    leave();
    leave();
    bus.emit('session:changed', guest);

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports a listener that throws, and continues with the others', () => {
    const report = jest.spyOn(globalThis, 'reportError').mockReturnValue();
    const bus = createBus();
    const broken = new Error('broken listener');
    const healthy = jest.fn();
    bus.on('session:changed', () => {
      throw broken;
    });
    bus.on('session:changed', healthy);

    bus.emit('session:changed', guest);

    expect(report).toHaveBeenCalledWith(broken);
    expect(healthy).toHaveBeenCalledWith(guest);
  });

  it('lets a listener unsubscribe or subscribe during an event, without affecting the others', () => {
    const bus = createBus();
    const late = jest.fn();
    const last = jest.fn();
    const leave = bus.on('session:changed', () => {
      leave();
      bus.on('session:changed', late);
    });
    bus.on('session:changed', last);

    bus.emit('session:changed', guest);
    expect(last).toHaveBeenCalledTimes(1);
    expect(late).not.toHaveBeenCalled();

    bus.emit('session:changed', guest);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
