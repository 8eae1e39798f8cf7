import { act, fireEvent, render, screen } from '@testing-library/react';
import createEmbla from 'embla-carousel';
import { Carousel } from './carousel.tsx';
import type { CarouselProps } from './carousel.tsx';
import { useSlide } from './slide-context.ts';
import { loadCarousel } from './use-embla.ts';

jest.mock('embla-carousel', () => jest.fn(jest.requireActual<typeof createEmbla>('embla-carousel')));

const WIDTH = 100;

beforeAll(loadCarousel);
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out: every slide is as wide as the carousel.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
const position = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

/** How long a page without idle callbacks waits before it sets a carousel up. */
const IDLE_MS = 200;

function show(props: Partial<CarouselProps> = {}) {
  const shown = render(
    <Carousel label="Banners" perView={{ base: 1 }} autoplay={4000} {...props}>
      <a href="#a">A</a>
      <a href="#b">B</a>
      <a href="#c">C</a>
    </Carousel>,
  );
  wait(IDLE_MS);
  return shown;
}

it('is a named list of slides', () => {
  show();
  expect(screen.getByRole('region', { name: 'Banners' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

/** The widths that the stylesheet gives a slide, each behind the width of the page from which on it holds. */
function slideWidths(list: Element | null): [string, string][] {
  const names = list?.className.split(' ') ?? [];
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => names.some((name) => selectorText.startsWith(`.${name} >`)))
    .map(({ parentRule, style }) => [
      parentRule instanceof CSSMediaRule ? parentRule.conditionText : 'any',
      style.getPropertyValue('flex-basis'),
    ]);
}

it('shows the requested number of slides at a time, by the width of the page (PRO-2, PRO-3)', () => {
  const { container } = show({ perView: { base: 1, from670: 2, from999: 2.5 } });
  expect(slideWidths(container.querySelector('ul'))).toEqual([
    ['any', 'calc(100% + 0px)'],
    ['(min-width: 670px)', 'calc(50% + 0px)'],
    ['(min-width: 999px)', 'calc(40% + 0px)'],
  ]);
});

it('does not move where all of its slides fit side by side, although it loops elsewhere (PRO-2)', () => {
  const { container } = show({ loop: true, perView: { base: 1, from600: 2, from1180: 3 } });
  expect(slideWidths(container.querySelector('ul'))).toEqual([
    ['any', 'calc(100% + 0.5px)'],
    ['(min-width: 600px)', 'calc(50% + 0.5px)'],
    ['(min-width: 1180px)', 'calc(33.333333333333336% + 0px)'],
  ]);
});

it.each([
  ['half a second unless told otherwise', {}, 500],
  ['as long as it is told', { speed: 800 }, 800],
])('takes %s for a move (PRO-2, PRO-3)', (_, props, milliseconds) => {
  jest.mocked(createEmbla).mockClear();
  show(props);
  // Embla's unit is about 24 ms.
  const { duration = 0 } = jest.mocked(createEmbla).mock.lastCall?.[1] ?? {};
  expect(Math.abs(duration * 24 - milliseconds)).toBeLessThan(24);
});

it('moves on by itself and begins again after the last (PRO-2)', () => {
  show();
  position('1 of 3');
  wait(4000);
  position('2 of 3');
  wait(8000);
  position('1 of 3');
});

it('can be paused and played again', () => {
  show();
  fireEvent.click(button('Pause'));
  wait(20_000);
  position('1 of 3');
  act(() => button('Play').focus());
  fireEvent.click(button('Play'));
  wait(4000);
  position('2 of 3');
});

it('pauses under the mouse and while it has the focus', () => {
  show();
  const carousel = screen.getByRole('region');
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  wait(20_000);
  position('1 of 3');
  fireEvent.pointerLeave(carousel);
  fireEvent.focus(screen.getByRole('link', { name: 'A' }));
  wait(20_000);
  position('1 of 3');
});

it('does not start with reduced motion, unless the customer starts it', () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...new EventTarget(),
        media,
        matches: true,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
  show();
  wait(20_000);
  position('1 of 3');
  fireEvent.click(button('Play'));
  wait(4000);
  position('2 of 3');
});

it('goes back and forth by its buttons, and stops at the ends unless it loops', () => {
  show({ autoplay: undefined, dots: true });
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  fireEvent.click(button('Next'));
  fireEvent.click(button('Next'));
  position('3 of 3');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  fireEvent.click(button('Previous'));
  position('2 of 3');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('keeps the button that was pressed at the end, and with it the focus', () => {
  show({ autoplay: undefined });
  const next = button('Next');
  act(() => next.focus());
  fireEvent.click(next);
  fireEvent.click(next);
  expect(next).toHaveFocus();
  expect(next).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

function Video() {
  const { active, hold, advance } = useSlide();
  return (
    <>
      <p>{active ? 'playing' : 'waiting'}</p>
      <button type="button" onClick={hold}>
        started
      </button>
      <button type="button" onClick={advance}>
        ended
      </button>
    </>
  );
}

it('waits for a video and then moves on (PRO-4)', () => {
  render(
    <Carousel label="Highlights" perView={{ base: 1 }} autoplay={4000}>
      <Video />
      <p>B</p>
    </Carousel>,
  );
  position('playing');
  fireEvent.click(button('started'));
  wait(20_000);
  position('1 of 2');
  fireEvent.click(button('ended'));
  position('2 of 2');
  position('waiting');
});

it('ignores a video that was left by hand, and does not wait for it when it comes round (PRO-4)', () => {
  render(
    <Carousel label="Highlights" perView={{ base: 1 }} autoplay={4000}>
      <Video />
      <p>B</p>
    </Carousel>,
  );
  wait(IDLE_MS);
  fireEvent.click(button('started'));
  fireEvent.click(button('Next'));
  position('2 of 2');
  wait(4000);
  position('1 of 2');
  wait(4000);
  position('2 of 2');
});

it('pauses off screen, and in a hidden tab (PRO-2)', () => {
  const reports: ((isIntersecting: boolean) => void)[] = [];
  const report = (isIntersecting: boolean) => act(() => reports.forEach((tell) => tell(isIntersecting)));
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver & { tell?(entries: unknown[]): void },
    target,
  ) {
    // The carousel's slides are watched, too, by the library.
    if (target.tagName === 'SECTION')
      reports.push((isIntersecting) => this.tell?.([{ target, isIntersecting }]));
  });
  show();
  report(true);
  report(false);
  wait(20_000);
  position('1 of 3');
  report(true);
  wait(4000);
  position('2 of 3');
  report(false);
  wait(20_000);
  position('2 of 3');

  report(true);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(20_000);
  position('2 of 3');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(4000);
  position('3 of 3');
});

it('pauses while another visible one moves by itself (PRO-2)', () => {
  const first = show();
  render(
    <Carousel label="Highlights" perView={{ base: 1 }} autoplay={4000}>
      <a href="#d">D</a>
      <a href="#e">E</a>
    </Carousel>,
  );
  wait(4000);
  position('2 of 3');
  position('1 of 2');
  first.unmount();
  wait(4000);
  position('2 of 2');
});

it('draws the first of many slides at once, which hold the place of the others, and those while the page is idle', () => {
  render(
    <Carousel label="Dishes" perView={{ base: 2.15 }}>
      {Array.from({ length: 20 }, (_, at) => (
        <a key={at} href={`#${at}`}>
          Dish {at}
        </a>
      ))}
    </Carousel>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  // Three show, and one more.
  expect(screen.getAllByRole('link')).toHaveLength(4);
  wait(1000);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  wait(1000);
  expect(screen.getAllByRole('link')).toHaveLength(16);
  wait(1000);
  expect(screen.getAllByRole('link')).toHaveLength(20);
});
