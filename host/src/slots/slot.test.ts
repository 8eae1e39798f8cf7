import { waitFor } from '@testing-library/react';
import { aShell } from '@souk/testing';
import { createRemote } from '@souk/remote-kit';
import type { RemoteProps } from '@souk/contracts';
import { BrokenReleaseError } from '../federation/federation.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { LIMITS } from '../federation/limits.ts';
import { Slot } from './slot.ts';
import type { SlotState } from './slot.ts';

jest.mock('../federation/federation.ts', () => ({ BrokenReleaseError: class extends Error {} }));

type Step = (props: RemoteProps) => unknown;
interface Behaviour {
  bootstrap?: Step;
  mount?: Step;
  unmount?: Step;
  hide?: Step;
  show?: Step;
}

const never = () => new Promise<never>(() => undefined);

/** A release that writes its version into its element, but for what `behaviour` says. */
function aRemote(version: string, { bootstrap, mount, unmount, ...others }: Behaviour = {}) {
  return {
    ...others,
    bootstrap: async (props: RemoteProps) => bootstrap?.(props),
    mount:
      mount ??
      (async ({ domElement, onReady }: RemoteProps) => {
        domElement.textContent = `food ${version}`;
        onReady();
      }),
    unmount: unmount ?? (async ({ domElement }: RemoteProps) => void (domElement.textContent = '')),
  };
}

const aRelease = (version: string): LoadableRelease => ({
  remote: 'food',
  version,
  url: `/releases/food/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  globalName: `food_${version}`,
});

/** A slot whose releases load what `loads` says, by version; with what a server rendered of one of them. */
function aSlot(
  loads: Record<string, () => unknown>,
  versions = Object.keys(loads),
  rendered: string | null = null,
) {
  const container = document.createElement('div');
  if (rendered !== null)
    container.innerHTML = `<div data-rendered="food@${rendered}"><!--&-->from the server<!--/&--></div>`;
  const states: SlotState[] = [];
  const failures: string[] = [];
  const told: string[] = [];
  const killed = new Set<string>();
  const load = jest.fn(async ({ version }: LoadableRelease) => loads[version]?.());
  const live = [...versions];
  const slot = new Slot({
    remote: 'food',
    container,
    shell: aShell(),
    candidates: () => live.filter((version) => !killed.has(version)).map(aRelease),
    isKilled: ({ version }) => killed.has(version),
    load,
    onState: (state) => states.push(state),
    onShown: ({ version }, assigned) => told.push(`${version} for ${assigned.version}`),
    onHidden: () => told.push('hidden'),
    onArmed: ({ version }) => told.push(`${version} armed`),
    onReplaced: () => told.push('replaced'),
    onFailure: ({ version }, stage, _, assigned) => {
      failures.push(`${version} ${stage}`);
      told.push(`${version} ${stage} for ${assigned.version}`);
    },
  });
  return {
    slot,
    container,
    failures,
    told,
    states,
    killed,
    live,
    loadsOf: (version: string) => load.mock.calls.filter(([release]) => release.version === version).length,
    state: () => states.at(-1),
  };
}

const missing = () => Promise.reject(new Error('404'));
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it('shows the live release', async () => {
  const { slot, container, state, failures } = aSlot({ '2.0.0': () => aRemote('2.0.0') });
  slot.enter();
  expect(state()).toBeUndefined();
  await settle();
  expect(state()).toBe('shown');
  expect(container).toHaveTextContent('food 2.0.0');
  expect(failures).toEqual([]);
});

const FAULTS: [name: string, load: () => unknown, stage: string, wait: number][] = [
  ['is missing', missing, 'load', 0],
  ['hangs', never, 'load', LIMITS.load],
  [
    'throws at its top level',
    () => {
      throw new BrokenReleaseError();
    },
    'load',
    0,
  ],
  ['is no remote at all', () => ({ mount: () => undefined }), 'mount', 0],
  ['is nothing', () => null, 'mount', 0],
  ['throws at bootstrap', () => aRemote('2.0.0', { bootstrap: fail }), 'load', 0],
  ['hangs at bootstrap', () => aRemote('2.0.0', { bootstrap: never }), 'load', LIMITS.load],
  ['throws at mount', () => aRemote('2.0.0', { mount: fail }), 'mount', 0],
  ['hangs at mount', () => aRemote('2.0.0', { mount: never }), 'mount', LIMITS.mount],
  [
    'mounts and draws nothing',
    () => aRemote('2.0.0', { mount: () => Promise.resolve() }),
    'mount',
    LIMITS.mount,
  ],
  [
    'throws at its first render',
    () => aRemote('2.0.0', { mount: ({ onRenderError }) => onRenderError(new Error('first')) }),
    'mount',
    0,
  ],
  [
    'throws right after its first picture',
    () =>
      aRemote('2.0.0', {
        mount: ({ onReady, onRenderError }) => {
          onReady();
          onRenderError(new Error('second'));
        },
      }),
    'mount',
    0,
  ],
];

function fail(): never {
  throw new Error('broken');
}

describe.each(FAULTS)('a release that %s', (_, load, stage, wait) => {
  it('is replaced by the last good one', async () => {
    const { slot, container, state, failures } = aSlot({ '2.0.0': load, '1.0.0': () => aRemote('1.0.0') });
    slot.enter();
    await settle();
    await jest.advanceTimersByTimeAsync(wait);
    await jest.advanceTimersByTimeAsync(LIMITS.unmount);
    expect(state()).toBe('shown');
    expect(container).toHaveTextContent('food 1.0.0');
    expect(container.childElementCount).toBe(1);
    expect(failures).toEqual([`2.0.0 ${stage}`]);
  });

  it('leaves a card with a retry where no other is available', async () => {
    const { slot, container, state } = aSlot({ '2.0.0': load });
    slot.enter();
    await settle();
    await jest.advanceTimersByTimeAsync(wait);
    await jest.advanceTimersByTimeAsync(LIMITS.unmount);
    expect(state()).toBe('failed');
    expect(container).toBeEmptyDOMElement();
  });
});

it('shows the remote once a retry finds it', async () => {
  const loads = { '2.0.0': missing as () => unknown };
  const { slot, container, state } = aSlot(loads);
  slot.enter();
  await settle();
  expect(state()).toBe('failed');
  loads['2.0.0'] = () => aRemote('2.0.0');
  slot.retry();
  await settle();
  expect(state()).toBe('shown');
  expect(container).toHaveTextContent('food 2.0.0');
});

it('does not wait again for a load that hangs, and shows it once it has arrived', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { slot, state, loadsOf } = aSlot({ '2.0.0': () => new Promise((done) => (arrive = done)) });
  slot.enter();
  await jest.advanceTimersByTimeAsync(LIMITS.load);
  expect(state()).toBe('failed');
  slot.retry();
  await settle();
  expect(state()).toBe('failed');
  expect(loadsOf('2.0.0')).toBe(1);
  arrive(aRemote('2.0.0'));
  await settle();
  slot.retry();
  arrive(aRemote('2.0.0'));
  await settle();
  arrive(aRemote('2.0.0'));
  await settle();
  expect(state()).toBe('shown');
});

describe('a release that throws at a later render', () => {
  let breakNow: (error: unknown) => void = () => undefined;
  const breaksLater = (version: string) =>
    aRemote(version, {
      mount: ({ domElement, onReady, onRenderError }) => {
        domElement.textContent = `food ${version}`;
        breakNow = onRenderError;
        onReady();
      },
    });

  it('is replaced by the last good one, and is not shown again on this visit', async () => {
    const { slot, container, failures } = aSlot({
      '2.0.0': () => breaksLater('2.0.0'),
      '1.0.0': () => aRemote('1.0.0'),
    });
    slot.enter();
    await settle();
    expect(container).toHaveTextContent('food 2.0.0');
    breakNow(new Error('later'));
    await settle();
    expect(container).toHaveTextContent('food 1.0.0');
    expect(failures).toEqual(['2.0.0 render']);
    slot.leave();
    slot.enter();
    await settle();
    expect(container).toHaveTextContent('food 1.0.0');
  });

  it('gets another trial where the customer asks for one', async () => {
    const { slot, container, state } = aSlot({ '2.0.0': () => breaksLater('2.0.0') });
    slot.enter();
    await settle();
    breakNow(new Error('later'));
    await settle();
    expect(state()).toBe('failed');
    slot.retry();
    await settle();
    expect(state()).toBe('shown');
    expect(container).toHaveTextContent('food 2.0.0');
  });
});

it('keeps the last version that worked in this page, should its successor fail', async () => {
  const { slot, container, live } = aSlot({ '1.0.0': () => aRemote('1.0.0'), '2.0.0': missing }, ['1.0.0']);
  slot.enter();
  await settle();
  live.splice(0, 1, '2.0.0');
  slot.leave();
  slot.enter();
  await settle();
  expect(container).toHaveTextContent('food 1.0.0');
});

it('shows a new version only at the next visit', async () => {
  const { slot, container, live } = aSlot(
    { '1.0.0': () => aRemote('1.0.0'), '2.0.0': () => aRemote('2.0.0') },
    ['1.0.0'],
  );
  slot.enter();
  await settle();
  live.splice(0, 1, '2.0.0');
  await settle();
  expect(container).toHaveTextContent('food 1.0.0');
  slot.leave();
  await settle();
  expect(container).toBeEmptyDOMElement();
  slot.enter();
  await settle();
  expect(container).toHaveTextContent('food 2.0.0');
});

it('never draws a remote that was left while it loaded', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const mount = jest.fn();
  const { slot, container, state, failures } = aSlot({
    '2.0.0': () => new Promise((done) => (arrive = done)),
  });
  slot.enter();
  await settle();
  slot.leave();
  expect(state()).toBe('away');
  arrive(aRemote('2.0.0', { mount }));
  await settle();
  expect(mount).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
  expect(state()).toBe('away');
  expect(failures).toEqual([]);
});

it('never mounts a remote that was left while it loaded its parts', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const mount = jest.fn();
  const bootstrap = () => new Promise((done) => (arrive = done));
  const { slot, container, failures } = aSlot({ '2.0.0': () => aRemote('2.0.0', { bootstrap, mount }) });
  slot.enter();
  await settle();
  slot.leave();
  arrive(undefined);
  await settle();
  expect(container).toBeEmptyDOMElement();
  expect(mount).not.toHaveBeenCalled();
  expect(failures).toEqual([]);
});

it.each([
  ['what it draws', null],
  ['what a server rendered', '2.0.0'],
])('unmounts a remote at once that is left before %s is ready', async (_, rendered) => {
  const unmount = jest.fn();
  const remote = aRemote('2.0.0', { mount: () => undefined, unmount });
  const { slot, container, failures, told } = aSlot({ '2.0.0': () => remote }, ['2.0.0'], rendered);
  slot.enter();
  await settle();
  expect(container.childElementCount).toBe(1);
  slot.leave();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
  expect([failures, told]).toEqual([[], []]);
});

it.each([
  ['its parts never come', { bootstrap: never }, LIMITS.load, '2.0.0 load'],
  ['it is never ready', { mount: () => undefined }, LIMITS.mount / 2, '2.0.0 mount'],
])('reports a release that is left because %s', async (_, behaviour, wait, failure) => {
  const { slot, failures } = aSlot({ '2.0.0': () => aRemote('2.0.0', behaviour) });
  slot.enter();
  await jest.advanceTimersByTimeAsync(wait - 1);
  if (failure.endsWith('mount')) await jest.advanceTimersByTimeAsync(1);
  slot.leave();
  await jest.advanceTimersByTimeAsync(1);
  expect(failures).toEqual([failure]);
});

it('reports no hydration error of a remote that is left before it is hydrated', async () => {
  jest.useRealTimers();
  // Not in `act`, which would hydrate it at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const mounted = jest.fn();
  const { mount, ...others } = createRemote({ App: () => 'from the browser' });
  const remote = { ...others, mount: (props: RemoteProps) => mount(props).then(mounted) };
  const { slot, container, failures } = aSlot({ '2.0.0': () => remote }, ['2.0.0'], '2.0.0');
  slot.enter();
  while (mounted.mock.calls.length === 0) await Promise.resolve();
  expect(container).toHaveTextContent('from the server');
  slot.leave();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(failures).toEqual([]);
});

it('shows one remote after a quick switch there and back', async () => {
  const { slot, container, state } = aSlot({ '2.0.0': () => aRemote('2.0.0') });
  slot.enter();
  slot.leave();
  slot.enter();
  slot.leave();
  slot.enter();
  await settle();
  expect(state()).toBe('shown');
  expect(container.childElementCount).toBe(1);
});

it.each([
  ['hangs', never],
  ['throws', fail],
])('is rid of a release whose unmount %s, and shows it again', async (_, unmount) => {
  const { slot, container, state } = aSlot({ '2.0.0': () => aRemote('2.0.0', { unmount }) });
  slot.enter();
  await settle();
  slot.leave();
  await jest.advanceTimersByTimeAsync(LIMITS.unmount);
  expect(container).toBeEmptyDOMElement();
  slot.enter();
  await settle();
  expect(state()).toBe('shown');
  expect(container.childElementCount).toBe(1);
});

describe('a remote that can be hidden', () => {
  const hide = jest.fn();
  const show = jest.fn();
  const unmount = jest.fn();
  const hidable = (version: string, behaviour: Behaviour = {}) =>
    aRemote(version, {
      mount: ({ domElement, onReady }) => {
        domElement.innerHTML = `<input aria-label="food ${version}">`;
        onReady();
      },
      hide,
      show,
      unmount,
      ...behaviour,
    });
  beforeEach(() => {
    jest.resetAllMocks();
    show.mockImplementation(({ onReady }: RemoteProps) => onReady());
  });

  /** A slot that showed one release and was left. */
  const left = async (behaviour: Behaviour = {}, others: Record<string, () => unknown> = {}) => {
    const loads = { '2.0.0': () => hidable('2.0.0', behaviour), ...others };
    const all = aSlot(loads, ['2.0.0']);
    all.slot.enter();
    await settle();
    const content = all.container.querySelector('input');
    const isSame = () => all.container.querySelector('input') === content;
    all.slot.leave();
    await settle();
    all.states.length = all.told.length = 0;
    const comeBack = () => {
      all.slot.enter();
      return settle();
    };
    return { ...all, isSame, comeBack };
  };

  it('is taken off the page when it is left, and is shown again as it was', async () => {
    const { container, states, told, failures, isSame, comeBack } = await left();
    expect(container).toBeEmptyDOMElement();
    expect(hide).toHaveBeenCalledTimes(1);
    await comeBack();
    expect(isSame()).toBe(true);
    expect(states).toEqual(['loading', 'shown']);
    expect([told, failures]).toEqual([['2.0.0 for 2.0.0'], []]);
    expect(unmount).not.toHaveBeenCalled();
  });

  it('is mounted anew where what was hidden was dropped', async () => {
    const { slot, isSame, comeBack } = await left();
    slot.forget();
    await comeBack();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(isSame()).toBe(false);
  });

  it.each([
    ['throws', fail, 0],
    ['never ends', never, LIMITS.unmount],
  ])('is unmounted where hiding it %s', async (_, broken, wait) => {
    const { container, told, isSame, comeBack } = await left({ hide: broken });
    await jest.advanceTimersByTimeAsync(wait);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
    await comeBack();
    expect(told).toEqual(['2.0.0 for 2.0.0']);
    expect(isSame()).toBe(false);
  });

  it.each([
    ['throws', fail, 0],
    ['never ends', never, LIMITS.mount],
    ['draws nothing', () => undefined, LIMITS.mount],
    ['reports an error', ({ onRenderError }: RemoteProps) => onRenderError(new Error('broken')), 0],
  ])('is mounted anew where showing it %s, and that is reported', async (_, broken, wait) => {
    const { container, state, failures, isSame, comeBack } = await left({ show: broken });
    await comeBack();
    await jest.advanceTimersByTimeAsync(wait);
    expect(failures).toEqual(['2.0.0 mount']);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(state()).toBe('shown');
    expect(container.childElementCount).toBe(1);
    expect(isSame()).toBe(false);
  });

  it('gives way to a release that came meanwhile', async () => {
    const { slot, live, container, comeBack } = await left({}, { '3.0.0': () => aRemote('3.0.0') });
    live.splice(0, 1, '3.0.0');
    slot.follow();
    await settle();
    await comeBack();
    expect(container).toHaveTextContent('food 3.0.0');
    expect(container.childElementCount).toBe(1);
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('is dropped at once where it is killed, or taken out of the channel', async () => {
    const killedOne = await left({}, { '1.0.0': () => aRemote('1.0.0') });
    killedOne.killed.add('2.0.0');
    killedOne.live.push('1.0.0');
    killedOne.slot.follow();
    await settle();
    expect(unmount).toHaveBeenCalledTimes(1);
    const removed = await left();
    removed.live.length = 0;
    removed.slot.follow();
    await settle();
    expect(unmount).toHaveBeenCalledTimes(2);
  });

  it('is not shown where the kill comes on the way', async () => {
    const { slot, killed, state, container, comeBack } = await left({
      show: async ({ onReady }) => {
        killed.add('2.0.0');
        slot.follow();
        onReady();
      },
    });
    await comeBack();
    expect(state()).toBe('failed');
    expect(container).toBeEmptyDOMElement();
  });

  it('is shown once after a quick switch there and back', async () => {
    const { slot, container, isSame, comeBack } = await left();
    slot.enter();
    slot.leave();
    slot.enter();
    slot.leave();
    await comeBack();
    expect(isSame()).toBe(true);
    expect(container.childElementCount).toBe(1);
  });

  it('is not shown again where its tree throws while it is hidden', async () => {
    let breakNow: (error: unknown) => void = () => undefined;
    const { container, failures, comeBack } = await left(
      { hide: ({ onRenderError }) => (breakNow = onRenderError) },
      { '1.0.0': () => aRemote('1.0.0') },
    );
    breakNow(new Error('hidden'));
    await comeBack();
    expect(failures).toEqual(['2.0.0 render']);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a new release, while the old one is on screen', () => {
  const worked = async (loads: Record<string, () => unknown>) => {
    const all = aSlot({ '1.0.0': () => aRemote('1.0.0'), ...loads }, ['1.0.0']);
    all.slot.enter();
    await settle();
    const goLive = (version: string) => {
      all.live.splice(0, all.live.length, version, '1.0.0');
      all.slot.follow();
      return settle();
    };
    const comeBack = async () => {
      all.slot.leave();
      all.slot.enter();
      await settle();
    };
    return { ...all, goLive, comeBack };
  };

  it('is loaded beside it, and shown once the slot is left', async () => {
    const { container, told, goLive, comeBack } = await worked({ '2.0.0': () => aRemote('2.0.0') });
    await goLive('2.0.0');
    expect(container).toHaveTextContent('food 1.0.0');
    await comeBack();
    expect(container).toHaveTextContent('food 2.0.0');
    expect(told).toEqual(['1.0.0 for 1.0.0', '2.0.0 armed', '2.0.0 for 2.0.0']);
  });

  it('is not reported as armed where another one has come since', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    const { told, goLive } = await worked({
      '2.0.0': () => new Promise((done) => (arrive = done)),
      '3.0.0': () => aRemote('3.0.0'),
    });
    await goLive('2.0.0');
    await goLive('3.0.0');
    arrive(aRemote('2.0.0'));
    await settle();
    expect(told).toEqual(['1.0.0 for 1.0.0', '3.0.0 armed']);
  });

  it('is the only one that is loaded of those that come while an earlier one is', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    const all = await worked({
      '2.0.0': () => new Promise((done) => (arrive = done)),
      '3.0.0': () => aRemote('3.0.0'),
      '4.0.0': () => aRemote('4.0.0'),
    });
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) await all.goLive(version);
    expect(['3.0.0', '4.0.0'].map(all.loadsOf)).toEqual([0, 0]);
    arrive(aRemote('2.0.0'));
    await settle();
    expect(['3.0.0', '4.0.0'].map(all.loadsOf)).toEqual([0, 1]);
    // One that was skipped is loaded where it comes back.
    await all.goLive('3.0.0');
    await all.comeBack();
    expect(all.container).toHaveTextContent('food 3.0.0');
  });

  it('is loaded where the one before it hangs, and until then the old one is shown', async () => {
    const { container, goLive, comeBack } = await worked({
      '2.0.0': never,
      '3.0.0': () => aRemote('3.0.0'),
    });
    await goLive('2.0.0');
    await goLive('3.0.0');
    await comeBack();
    expect(container).toHaveTextContent('food 1.0.0');
    await jest.advanceTimersByTimeAsync(LIMITS.load);
    await comeBack();
    expect(container).toHaveTextContent('food 3.0.0');
  });

  it.each([
    ['cannot be loaded', missing, 0],
    ['hangs', never, LIMITS.load],
  ])('leaves it standing where it %s: no skeleton is seen, only a report is sent', async (_, load, wait) => {
    const { container, told, states, goLive, comeBack } = await worked({ '2.0.0': load });
    await goLive('2.0.0');
    await comeBack();
    // Even before the trial is over.
    expect(container).toHaveTextContent('food 1.0.0');
    await jest.advanceTimersByTimeAsync(wait);
    expect(told).toContain('2.0.0 load for 2.0.0');
    states.length = 0;
    await comeBack();
    expect(states).toEqual(['away', 'loading', 'shown']);
    expect(container).toHaveTextContent('food 1.0.0');
    expect(told.at(-1)).not.toBe('2.0.0 armed');
  });

  it('gets another trial on the next visit, and is shown on the one after it', async () => {
    const loads = { '2.0.0': missing as () => unknown };
    const { container, goLive, comeBack } = await worked({ '2.0.0': () => loads['2.0.0']() });
    await goLive('2.0.0');
    loads['2.0.0'] = () => aRemote('2.0.0');
    await comeBack();
    expect(container).toHaveTextContent('food 1.0.0');
    await comeBack();
    expect(container).toHaveTextContent('food 2.0.0');
  });

  it('is not mounted a second time after it failed to mount, unless the customer asks', async () => {
    const { container, slot, told, goLive, comeBack } = await worked({
      '2.0.0': () => aRemote('2.0.0', { mount: fail }),
    });
    await goLive('2.0.0');
    await comeBack();
    expect(container).toHaveTextContent('food 1.0.0');
    told.length = 0;
    await comeBack();
    expect(told).toEqual(['1.0.0 for 2.0.0']);
    slot.retry();
    await settle();
    expect(told).toContain('2.0.0 mount for 2.0.0');
  });
});

describe('a release that is killed', () => {
  const goesOnScreen = async (loads: Record<string, () => unknown>) => {
    const all = aSlot({ '2.0.0': () => aRemote('2.0.0'), ...loads }, ['2.0.0']);
    all.slot.enter();
    await settle();
    const kill = (...next: string[]) => {
      all.killed.add('2.0.0');
      all.live.splice(0, all.live.length, ...next);
      all.slot.follow();
      return settle();
    };
    return { ...all, kill };
  };

  it('is replaced at once by the live one, without a skeleton, at the same scroll position', async () => {
    const { container, states, told, kill } = await goesOnScreen({ '1.0.0': () => aRemote('1.0.0') });
    Object.assign(window, { scrollY: 700 });
    states.length = 0;
    await kill('1.0.0');
    expect(container).toHaveTextContent('food 1.0.0');
    expect(states).toEqual(['shown']);
    expect(told).toEqual(['2.0.0 for 2.0.0', '1.0.0 for 1.0.0', 'replaced']);
    expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 700, behavior: 'instant' });
    Object.assign(window, { scrollY: 0 });
  });

  it('stays until another one is loaded, for at most the time that may take', async () => {
    const { container, kill } = await goesOnScreen({ '1.5.0': never, '1.0.0': () => aRemote('1.0.0') });
    await kill('1.5.0', '1.0.0');
    expect(container).toHaveTextContent('food 2.0.0');
    await jest.advanceTimersByTimeAsync(LIMITS.load);
    expect(container).toHaveTextContent('food 1.0.0');
  });

  it('is removed where nothing else is available', async () => {
    const { container, state, told, kill } = await goesOnScreen({ '1.0.0': missing });
    await kill('1.0.0');
    expect(state()).toBe('failed');
    expect(container).toBeEmptyDOMElement();
    expect(told).not.toContain('replaced');
  });

  it('leaves the scroll position alone of a customer who went on meanwhile', async () => {
    let draw = () => undefined as void;
    const { slot, told, state, kill } = await goesOnScreen({
      '1.0.0': () =>
        aRemote('1.0.0', {
          mount: ({ onReady }) => new Promise<void>((done) => (draw = () => (onReady(), done()))),
        }),
    });
    await kill('1.0.0');
    slot.leave();
    draw();
    await settle();
    expect(state()).toBe('away');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(told).not.toContain('replaced');
  });

  it('is never the fallback, even though it worked in this page', async () => {
    const { slot, container, state, kill, loadsOf } = await goesOnScreen({ '3.0.0': missing });
    slot.leave();
    await kill('3.0.0');
    slot.enter();
    await settle();
    expect(state()).toBe('failed');
    expect(loadsOf('2.0.0')).toBe(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('is not shown where the kill comes while it is being mounted', async () => {
    let draw = () => undefined as void;
    const { slot, container, killed } = aSlot({
      '2.0.0': () =>
        aRemote('2.0.0', {
          mount: ({ onReady }) => new Promise<void>((done) => (draw = () => (onReady(), done()))),
        }),
      '1.0.0': () => aRemote('1.0.0'),
    });
    slot.enter();
    await settle();
    killed.add('2.0.0');
    slot.follow();
    draw();
    await settle();
    expect(container).toHaveTextContent('food 1.0.0');
    expect(container.childElementCount).toBe(1);
  });

  it('leaves the focus in the content where it was there', async () => {
    const { container, kill } = await goesOnScreen({
      '2.0.0': () =>
        aRemote('2.0.0', {
          mount: ({ domElement, onReady }) => {
            const field = document.createElement('input');
            domElement.append(field);
            onReady();
            field.focus();
          },
        }),
      '1.0.0': () => aRemote('1.0.0'),
    });
    document.body.append(container);
    container.querySelector('input')?.focus();
    await kill('1.0.0');
    expect(container).toHaveFocus();
    container.remove();
  });
});

describe('what a server rendered of a release', () => {
  /** A release that hydrates: it keeps what stands in its element, and reports a difference where one is given. */
  const hydrating = (version: string, difference?: string) =>
    aRemote(version, {
      mount: async ({ domElement, onReady, onHydrationError }: RemoteProps) => {
        if (!onHydrationError) domElement.textContent = `food ${version}`;
        else if (difference) onHydrationError(new Error(difference));
        onReady();
      },
    });

  it('stays on the page until its release is mounted, which hydrates the same element', async () => {
    const { slot, container, states } = aSlot({ 1: async () => hydrating('1') }, ['1'], '1');
    const element = container.firstElementChild;
    expect(slot.showsRendered).toBe(true);
    slot.enter();
    await waitFor(() => expect(element).toHaveAttribute('data-release', 'food@1'));
    expect(container.firstElementChild).toBe(element);
    expect(container).toHaveTextContent('from the server');
    expect(element).not.toHaveAttribute('data-rendered');
    await waitFor(() => expect(states).toEqual(['shown']));
  });

  it('is removed at once where the visitor is given another release', async () => {
    const { slot, container, state } = aSlot({ 2: async () => hydrating('2') }, ['2'], '1');
    expect(container).toBeEmptyDOMElement();
    expect(slot.showsRendered).toBe(false);
    slot.enter();
    await waitFor(() => expect(state()).toBe('shown'));
    expect(container).toHaveTextContent('food 2');
  });

  it('is replaced by the fallback where its release does not load', async () => {
    const { slot, container, states, failures } = aSlot(
      { 2: missing, 1: async () => hydrating('1') },
      ['2', '1'],
      '2',
    );
    slot.enter();
    await waitFor(() => expect(states.at(-1)).toBe('shown'));
    expect(container).toHaveTextContent(/^food 1$/);
    expect(states).toEqual(['loading', 'shown']);
    expect(failures).toEqual(['2 load']);
  });

  it('is removed where its release is killed before it is mounted', async () => {
    const { slot, container, states, killed } = aSlot({ 1: () => never() }, ['1'], '1');
    slot.enter();
    killed.add('1');
    slot.follow();
    expect(container).toBeEmptyDOMElement();
    expect(states).toEqual(['loading']);
  });

  it('is removed where the customer leaves, and where nothing can be shown', async () => {
    const left = aSlot({ 1: () => never() }, ['1'], '1');
    left.slot.enter();
    left.slot.leave();
    expect(left.container).toBeEmptyDOMElement();
    const broken = aSlot({ 1: missing }, ['1'], '1');
    broken.slot.enter();
    await waitFor(() => expect(broken.state()).toBe('failed'));
    expect(broken.container).toBeEmptyDOMElement();
  });

  it('counts against its release where hydrating it found a difference', async () => {
    const { slot, told, state } = aSlot({ 1: async () => hydrating('1', 'another text') }, ['1'], '1');
    slot.enter();
    await waitFor(() => expect(state()).toBe('shown'));
    expect(told).toEqual(['1 hydration for 1', '1 for 1']);
  });
});
