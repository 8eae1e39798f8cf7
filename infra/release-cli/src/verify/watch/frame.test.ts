import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { frameChanges, holdFrame } from './frame.ts';
import type { WatchedPage } from './watched-page.ts';

class FakeElement {
  isConnected = true;
  readonly tagName: string;
  readonly isInSlot: boolean;
  readonly #attributes: Map<string, string>;
  constructor(tagName: string, attributes: Record<string, string> = {}, isInSlot = false) {
    this.tagName = tagName;
    this.isInSlot = isInSlot;
    this.#attributes = new Map(Object.entries(attributes));
  }
  get attributes() {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }
  getAttribute = (name: string) => this.#attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.#attributes.set(name, value);
  removeAttribute = (name: string) => void this.#attributes.delete(name);
  closest = () => (this.isInSlot ? this : null);
}

const page = {
  evaluate: <A, R>(run: (argument: A) => R, argument: A) => Promise.resolve(run(argument)),
} as Pick<WatchedPage, 'evaluate'>;

describe("the host's frame after a release", () => {
  let header: FakeElement;
  let footer: FakeElement;
  let own: FakeElement;
  before(() => Object.assign(globalThis, { document: { querySelectorAll: () => [header, footer, own] } }));
  after(() => {
    for (const name of ['document', 'heldFrame']) Reflect.deleteProperty(globalThis, name);
  });
  beforeEach(async () => {
    header = new FakeElement('HEADER', { class: 'bar' });
    footer = new FakeElement('FOOTER', { hidden: '' });
    own = new FakeElement('HEADER', {}, true);
    await holdFrame(page);
  });

  it('is found hidden, disabled or restyled, at any moment', async () => {
    header.setAttribute('hidden', '');
    header.setAttribute('style', 'opacity: 0;');
    header.removeAttribute('class');
    footer.removeAttribute('hidden');
    footer.setAttribute('inert', '');
    assert.deepEqual(await frameChanges(page, 'mounted'), [
      'the host\'s <header> was changed: hidden=""',
      'the host\'s <header> was changed: style="opacity: 0;"',
      "the host's <header> was changed: no class",
      'the host\'s <footer> was changed: inert=""',
    ]);
  });

  it('may be without its footer on a page, and not after it', async () => {
    footer.removeAttribute('hidden');
    assert.deepEqual(await frameChanges(page, 'mounted'), []);
    assert.deepEqual(await frameChanges(page, 'left'), ["the host's <footer> was changed: no hidden"]);
  });

  it('may be hidden from screen readers while a dialog is open, and no longer', async () => {
    header.setAttribute('aria-hidden', 'true');
    assert.deepEqual(await frameChanges(page, 'used'), []);
    assert.deepEqual(await frameChanges(page, 'left'), [
      'the host\'s <header> was changed: aria-hidden="true"',
    ]);
  });

  it('may have other names, and a style that was taken back; what the release draws is its own', async () => {
    header.setAttribute('aria-label', 'Food');
    header.setAttribute('style', '');
    own.setAttribute('hidden', '');
    assert.deepEqual(await frameChanges(page, 'left'), []);
  });

  it('is found removed', async () => {
    header.isConnected = false;
    assert.deepEqual(await frameChanges(page, 'mounted'), ["the host's <header> is gone"]);
  });
});
