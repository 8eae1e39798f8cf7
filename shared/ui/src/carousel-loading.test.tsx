import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Carousel } from './carousel.tsx';
import { loadCarousel } from './use-embla.ts';

jest.mock('./when-idle.ts', () => ({
  whenIdle(run: () => void) {
    onIdle = run;
    return () => undefined;
  },
}));
let onIdle: () => void = () => undefined;

/** The script is loaded while the page is idle, and what it does when the page is idle again. */
async function becomeIdle() {
  await act(async () => onIdle());
  await act(async () => onIdle());
}

const viewport = () => screen.getByRole('list').parentElement;

it('can be swiped before its script is loaded, and reserves the space of its dots (PRO-2)', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const { container } = render(
    <Carousel label="Banners" perView={{ base: 1 }} autoplay={4000}>
      <a href="#a">A</a>
      <a href="#b">B</a>
    </Carousel>,
  );
  expect(getComputedStyle(viewport() as Element).overflow).toBe('auto hidden');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelectorAll('section > :not([hidden])')).toHaveLength(2);

  await becomeIdle();
  expect(getComputedStyle(viewport() as Element).overflow).toBe('hidden');
});

it('keeps the space of its dots while it is set up: what is below never moves (PRO-2)', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const parts: number[] = [];
  const count = () => {
    if (getComputedStyle(viewport() as Element).overflow === 'hidden')
      parts.push(document.querySelectorAll('section > :not([hidden])').length);
  };
  render(
    <Profiler id="carousel" onRender={count}>
      <Carousel label="Banners" perView={{ base: 1 }} autoplay={4000}>
        <a href="#a">A</a>
        <a href="#b">B</a>
      </Carousel>
    </Profiler>,
  );
  await becomeIdle();
  // In jsdom all slides are at one stop, which needs no dots; that is counted after the carousel was set up.
  expect([...new Set(parts)]).toEqual([2, 1]);
});

it('is not set up before it is near the screen, where a page may have a dozen (PRO-2)', async () => {
  const seen: (() => void)[] = [];
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver & { tell?(entries: unknown[]): void },
    target,
  ) {
    seen.push(() => this.tell?.([{ target, isIntersecting: true }]));
  });
  await act(loadCarousel);
  render(
    <Carousel label="Banners" perView={{ base: 1 }}>
      <a href="#a">A</a>
    </Carousel>,
  );
  expect(getComputedStyle(viewport() as Element).overflow).toBe('auto hidden');
  act(() => seen.forEach((see) => see()));
  await becomeIdle();
  expect(getComputedStyle(viewport() as Element).overflow).toBe('hidden');
});
