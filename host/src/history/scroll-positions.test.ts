import { DRAWN_WHOLE_ATTRIBUTE } from '@souk/contracts';
import { aHistory } from '@souk/testing';
import { followScrollPositions } from './scroll-positions.ts';

/** As far as the page can be scrolled now. */
let room = Infinity;
let grow: () => void = () => undefined;
const stops: (() => void)[] = [];

beforeEach(() => {
  room = Infinity;
  window.scrollY = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [to] = args;
    const top = typeof to === 'object' && to !== null && 'top' in to ? Number(to.top) : Number(args[1]);
    window.scrollY = Math.min(top, room);
  });
  globalThis.ResizeObserver = class {
    constructor(onResize: () => void) {
      grow = onResize;
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  } as never;
  const add = window.addEventListener.bind(window);
  const listen = (name: string, listener: EventListener) => {
    stops.push(() => window.removeEventListener(name, listener));
    add(name, listener);
  };
  jest.spyOn(window, 'addEventListener').mockImplementation(listen as typeof window.addEventListener);
  sessionStorage.clear();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function scrollsTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

function open(path = '/home?module_id=1') {
  const history = aHistory(path);
  followScrollPositions(history);
  return history;
}

it('starts a new page at its top, and restores the position on the way back', () => {
  const history = open();
  scrollsTo(1600);
  history.push('/product/shirt');
  expect(window.scrollY).toBe(0);
  scrollsTo(300);
  history.go(-1);
  expect(window.scrollY).toBe(1600);
  history.go(1);
  expect(window.scrollY).toBe(300);
});

it('knows where the page stands at a press, also before the browser has told of its scrolling (SRC-13)', () => {
  const history = open();
  scrollsTo(1600);
  window.scrollY = 600;
  window.dispatchEvent(new Event('click'));
  history.push('/product/shirt');
  history.go(-1);
  expect(window.scrollY).toBe(600);
});

it('has all of a page laid out while one comes back to a place below its top, and of no other', () => {
  const history = open();
  const isWhole = () => document.documentElement.hasAttribute(DRAWN_WHOLE_ATTRIBUTE);
  scrollsTo(1600);
  history.push('/product/shirt');
  expect(isWhole()).toBe(false);
  history.go(-1);
  expect(isWhole()).toBe(true);
  history.push('/product/shirt');
  expect(isWhole()).toBe(false);
});

it('stores the position, also when the content of the page goes before its address does', () => {
  const history = open();
  scrollsTo(1600);
  window.scrollY = 0;
  history.push('/home?module_id=2');
  history.go(-1);
  expect(window.scrollY).toBe(1600);
});

it('waits until a restored page is as tall as it was', () => {
  const history = open();
  scrollsTo(1600);
  history.push('/home?module_id=2');
  room = 290;
  history.go(-1);
  expect(window.scrollY).toBe(290);
  room = 2000;
  grow();
  expect(window.scrollY).toBe(1600);
});

it('stores the position, also when the page is left before it is tall enough', () => {
  const history = open();
  scrollsTo(1600);
  history.push('/product/shirt');
  room = 290;
  history.go(-1);
  history.go(1);
  room = 2000;
  history.go(-1);
  expect(window.scrollY).toBe(1600);
});

it('leaves the page to a customer who scrolls meanwhile', () => {
  const history = open();
  scrollsTo(1600);
  history.push('/product/shirt');
  room = 290;
  history.go(-1);
  window.dispatchEvent(new Event('wheel'));
  scrollsTo(100);
  room = 2000;
  grow();
  expect(window.scrollY).toBe(100);
});

it('stays where it is when only the address of the page is corrected', () => {
  const history = open('/parcel-delivery-info');
  scrollsTo(500);
  history.replace('/parcel-delivery-info?category=2');
  expect(window.scrollY).toBe(500);
});

it('starts at the top of a search or list that replaces the home (SRC-9)', () => {
  const history = open();
  scrollsTo(500);
  history.push('/home?module_id=1&search=coffee');
  expect(window.scrollY).toBe(0);
});

it('is where it was after a reload', () => {
  open();
  scrollsTo(1600);
  window.dispatchEvent(new Event('pagehide'));
  window.scrollY = 0;
  open();
  expect(window.scrollY).toBe(1600);
});

it('starts at the top where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const history = open();
  scrollsTo(1600);
  history.push('/product/shirt');
  history.go(-1);
  expect(window.scrollY).toBe(1600);
  window.dispatchEvent(new Event('pagehide'));
});
