import { carryPicture, carryPictureToPage } from './carry-picture.ts';

/** A browser that can; it draws the old page, runs the change, and moves when told. */
function aBrowserWithTransitions() {
  const skipped = jest.fn();
  let finish: () => void = () => undefined;
  const named: (string | null)[] = [];
  const start = jest.fn((change: () => Promise<void>) => {
    named.push(nameOfCarried());
    const ready = Promise.resolve().then(change);
    const skipTransition = () => {
      skipped();
      finish();
    };
    return {
      ready: ready.then(() =>
        skipped.mock.calls.length > 0 ? Promise.reject(new Error('skipped')) : undefined,
      ),
      finished: new Promise<void>((done) => (finish = done)),
      skipTransition,
    };
  });
  Object.assign(document, { startViewTransition: start });
  return { start, skipped, named, finish: () => finish() };
}

const carried = () => [...document.querySelectorAll('[data-carried-picture]')];
const nameOfCarried = () =>
  carried()
    .map(({ id }) => id)
    .join() || null;

const CARD = '<article><img id="card" src="/soup.webp"><a id="opener" href="#">Lentil Soup</a></article>';
const opener = () => document.getElementById('opener');
const open = jest.fn();
const openWithPicture = open.mockImplementation(() => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  setTimeout(() => (dialog.innerHTML = '<img id="large" src="/soup.webp">'), 20);
});

function prefersReducedMotion(matches: boolean) {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}

beforeEach(() => {
  jest.useFakeTimers();
  open.mockClear();
  document.body.innerHTML = CARD;
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  prefersReducedMotion(false);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('carries the picture of a pressed card into its dialog, and leaves nothing named (POP-1)', async () => {
  const browser = aBrowserWithTransitions();
  carryPicture(opener(), openWithPicture);
  expect(browser.named).toEqual(['card']);
  await pass(30);
  expect(open).toHaveBeenCalledTimes(1);
  expect(nameOfCarried()).toBe('large');
  expect(browser.skipped).not.toHaveBeenCalled();
  browser.finish();
  await pass(0);
  expect(carried()).toEqual([]);
});

it('does not wait for a dialog that draws no picture in time (POP-1)', async () => {
  const browser = aBrowserWithTransitions();
  carryPicture(
    opener(),
    open.mockImplementationOnce(() => undefined),
  );
  await pass(63);
  expect(open).toHaveBeenCalledTimes(1);
  expect(browser.skipped).not.toHaveBeenCalled();
  await pass(1);
  expect(browser.skipped).toHaveBeenCalledTimes(1);
  await pass(0);
  expect(carried()).toEqual([]);
});

describe('to a page', () => {
  const PAGE = '<main><h1>Lentil Soup</h1><img id="main" src="/soup.webp"></main>';
  const go = jest.fn(() => {
    setTimeout(() => (document.body.innerHTML = PAGE), 20);
  });
  beforeEach(() => {
    go.mockClear();
    document.body.innerHTML = `<main>${CARD}<article><img id="twin" src="/soup.webp"></article></main>`;
  });

  it('carries the picture of a pressed card to the same picture of its page (POP-24, STR-7)', async () => {
    const browser = aBrowserWithTransitions();
    carryPictureToPage(opener(), go);
    expect(browser.named).toEqual(['card']);
    await pass(10);
    expect(go).toHaveBeenCalledTimes(1);
    expect(carried()).toEqual([]);
    await pass(20);
    expect(nameOfCarried()).toBe('main');
    browser.finish();
    await pass(0);
    expect(carried()).toEqual([]);
  });

  it('carries what a frame shows of it, where the frame is smaller (STR-7)', async () => {
    aBrowserWithTransitions();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return { width: 600, height: this.matches('img') ? 300 : 150 } as DOMRect;
    });
    carryPictureToPage(opener(), () => {
      document.body.innerHTML = `<main><div id="frame" style="overflow-y: hidden"><span><img src="/soup.webp"></span></div></main>`;
    });
    await pass(30);
    expect(nameOfCarried()).toBe('frame');
  });

  it('does not wait for a page that is not drawn in time', async () => {
    const browser = aBrowserWithTransitions();
    carryPictureToPage(
      opener(),
      go.mockImplementationOnce(() => undefined),
    );
    await pass(63);
    expect(browser.skipped).not.toHaveBeenCalled();
    await pass(1);
    expect(browser.skipped).toHaveBeenCalledTimes(1);
    await pass(0);
    expect(carried()).toEqual([]);
  });

  it('goes there at once for who wants little motion, and where nothing was pressed', () => {
    const { start } = aBrowserWithTransitions();
    carryPictureToPage(null, go);
    prefersReducedMotion(true);
    carryPictureToPage(opener(), go);
    expect(go).toHaveBeenCalledTimes(2);
    expect(start).not.toHaveBeenCalled();
  });
});

describe('opens at once', () => {
  const opensAtOnce = (from: Element | null = opener()) => {
    carryPicture(from, openWithPicture);
    expect(open).toHaveBeenCalledTimes(1);
    expect(carried()).toEqual([]);
  };

  it('in a browser that has no view transitions', () => opensAtOnce());

  it('for who wants little motion', () => {
    const { start } = aBrowserWithTransitions();
    prefersReducedMotion(true);
    opensAtOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('for a keyboard', () => {
    const { start } = aBrowserWithTransitions();
    jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(true);
    opensAtOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('from another dialog, whose pictures are not the page’s', () => {
    const { start } = aBrowserWithTransitions();
    document.body.innerHTML = `<div role="dialog">${CARD}</div>`;
    opensAtOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('where the card shows no picture yet, or nothing was pressed', () => {
    const { start } = aBrowserWithTransitions();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    opensAtOnce();
    open.mockClear();
    opensAtOnce(null);
    expect(start).not.toHaveBeenCalled();
  });
});
