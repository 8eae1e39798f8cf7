import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

it('moves only while it is on the screen', () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver & { tell?(entries: unknown[]): void },
    target,
  ) {
    report = (isIntersecting) => this.tell?.([{ target, isIntersecting }]);
  });
  const block = render(<Skeleton height={20} />).container.firstElementChild;
  const isAnimated = () => block !== null && getComputedStyle(block).animation !== '';
  expect(isAnimated()).toBe(false);
  report(true);
  expect(isAnimated()).toBe(true);
  report(false);
  expect(isAnimated()).toBe(false);
});
