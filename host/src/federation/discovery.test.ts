import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { createDiscovery, inlinedDocument } from './discovery.ts';

const food = (version: string) => ({ food: aDiscoveredRelease('food', version) });

it('moves to a newer revision, and notifies its listeners', () => {
  const discovery = createDiscovery(aDiscoveryDocument(), 'visitor');
  const listener = jest.fn();
  discovery.document.subscribe(listener);
  expect(discovery.offer(aDiscoveryDocument({ revision: 2 }, food('2.0.0')))).toBe(true);
  expect(discovery.releases().food?.metadata.version).toBe('2.0.0');
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([3, 2])('never goes back, nor takes one revision twice: %i after 3', (revision) => {
  const discovery = createDiscovery(aDiscoveryDocument({ revision: 3 }, food('3.0.0')), 'visitor');
  expect(discovery.offer(aDiscoveryDocument({ revision }, food('2.0.0')))).toBe(false);
  expect(discovery.releases().food?.metadata.version).toBe('3.0.0');
});

it('follows a new registry, which counts from one again', () => {
  const discovery = createDiscovery(aDiscoveryDocument({ revision: 40 }), 'visitor');
  expect(discovery.offer(aDiscoveryDocument({ epoch: 'second', revision: 1 }, food('5.0.0')))).toBe(true);
  expect(discovery.releases().food?.metadata.version).toBe('5.0.0');
});

it('does not fall back into an epoch whose newer state it has seen', () => {
  const discovery = createDiscovery(aDiscoveryDocument({ revision: 40 }), 'visitor');
  discovery.offer(aDiscoveryDocument({ epoch: 'second', revision: 1 }));
  expect(discovery.offer(aDiscoveryDocument({ revision: 39 }))).toBe(false);
  expect(discovery.document.get().epoch).toBe('second');
});

it('ignores a registry that was restored to an older state of its epoch', () => {
  const discovery = createDiscovery(aDiscoveryDocument({ revision: 20 }, food('2.0.0')), 'visitor');
  // It counts on from where it was restored to, over numbers that this page has seen.
  for (const revision of [15, 16, 20]) discovery.offer(aDiscoveryDocument({ revision }, food('1.0.0')));
  expect(discovery.releases().food?.metadata.version).toBe('2.0.0');
  expect(discovery.offer(aDiscoveryDocument({ revision: 21 }, food('3.0.0')))).toBe(true);
  expect(discovery.releases().food?.metadata.version).toBe('3.0.0');
});

it('knows killed releases by the newest document', () => {
  const discovery = createDiscovery(aDiscoveryDocument({ killed: { food: ['1.0.0'] } }), 'visitor');
  expect(discovery.isKilled({ remote: 'food', version: '1.0.0' })).toBe(true);
  expect(discovery.isKilled({ remote: 'grocery', version: '1.0.0' })).toBe(false);
  discovery.offer(aDiscoveryDocument({ revision: 2 }));
  expect(discovery.isKilled({ remote: 'food', version: '1.0.0' })).toBe(false);
});

it.each(['constructor', 'toString', '__proto__'])('finds nothing under the unreleased name %s', (remote) => {
  const discovery = createDiscovery(aDiscoveryDocument({ killed: { food: ['1.0.0'] } }), 'visitor');
  expect(discovery.isKilled({ remote, version: '1.0.0' })).toBe(false);
  expect(discovery.releases()[remote]).toBeUndefined();
});

describe('a preview', () => {
  const preview = { releases: [{ remote: 'food', version: '9.0.0' }], secondsLeft: 60 };
  const previewing = () =>
    createDiscovery({ ...aDiscoveryDocument({ revision: 3 }, food('9.0.0')), preview }, 'visitor');

  it('stays in the page when newer documents come', () => {
    const discovery = previewing();
    discovery.offer(
      aDiscoveryDocument(
        { revision: 4 },
        { ...food('2.0.0'), grocery: aDiscoveredRelease('grocery', '2.0.0') },
      ),
    );
    expect(discovery.releases().food?.metadata.version).toBe('9.0.0');
    expect(discovery.releases().grocery?.metadata.version).toBe('2.0.0');
  });

  it('may be of several, of which one is killed and the others stay', () => {
    const both = { ...food('9.0.0'), grocery: aDiscoveredRelease('grocery', '9.1.0') };
    const releases = [...preview.releases, { remote: 'grocery', version: '9.1.0' }];
    const discovery = createDiscovery(
      { ...aDiscoveryDocument({ revision: 3 }, both), preview: { releases, secondsLeft: 60 } },
      'visitor',
    );
    const live = { ...food('2.0.0'), grocery: aDiscoveredRelease('grocery', '2.0.0') };
    discovery.offer(aDiscoveryDocument({ revision: 4, killed: { food: ['9.0.0'] } }, live));
    expect(discovery.releases().food?.metadata.version).toBe('2.0.0');
    expect(discovery.releases().grocery?.metadata.version).toBe('9.1.0');
  });

  it('ends where the candidate is killed', () => {
    const discovery = previewing();
    discovery.offer(aDiscoveryDocument({ revision: 4, killed: { food: ['9.0.0'] } }, food('2.0.0')));
    expect(discovery.releases().food?.metadata.version).toBe('2.0.0');
  });
});

it('goes on with the host that the page was opened with', () => {
  const discovery = createDiscovery(aDiscoveryDocument({}, { host: aDiscoveredRelease('host') }), 'visitor');
  discovery.offer(aDiscoveryDocument({ revision: 13 }, { host: aDiscoveredRelease('host', '2.0.0') }));
  expect(discovery.hostVersion).toBe('1.0.0');
});

it('reads the document that the edge wrote into the page', () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'souk-discovery';
  script.textContent = JSON.stringify(aDiscoveryDocument({ revision: 7 }));
  document.body.append(script);
  expect(inlinedDocument().revision).toBe(7);
  script.remove();
  expect(inlinedDocument).toThrow('no discovery document');
});
