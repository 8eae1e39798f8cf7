import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { createDiscovery, inlinedDocument } from './discovery.ts';

const food = (version: string) => ({ food: aDiscoveredRelease('food', version) });

it('goes forward to a newer revision, and tells whoever listens', () => {
  const discovery = createDiscovery(aDiscoveryDocument(), 'visitor');
  const heard = jest.fn();
  discovery.document.subscribe(heard);
  expect(discovery.offer(aDiscoveryDocument({ revision: 2 }, food('2.0.0')))).toBe(true);
  expect(discovery.releases().food?.metadata.version).toBe('2.0.0');
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([3, 2])('never goes back, nor takes one revision twice: %i after 3', (revision) => {
  const discovery = createDiscovery(aDiscoveryDocument({ revision: 3 }, food('3.0.0')), 'visitor');
  expect(discovery.offer(aDiscoveryDocument({ revision }, food('2.0.0')))).toBe(false);
  expect(discovery.releases().food?.metadata.version).toBe('3.0.0');
});

it('follows a fresh registry, which counts from one again', () => {
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
