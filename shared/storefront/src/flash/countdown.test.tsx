import { act, screen } from '@testing-library/react';
import { renderRemote } from '@souk/testing';
import { Countdown } from './countdown.tsx';

const in_ = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts days, hours, minutes and seconds down in boxes of two digits (CRD-11)', () => {
  jest.setSystemTime(new Date('2026-11-20T02:01:01.000Z'));
  renderRemote(() => <Countdown until="2026-11-22T05:04:04.000Z" />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent('02Days03Hours03Mins02Secs');
});

it('shows when it has ended (CRD-11)', () => {
  const until = in_(2000);
  renderRemote(() => <Countdown until={until} />);
  expect(screen.queryByText('This campaign is over')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByText('This campaign is over')).toBeVisible();
});

it('pauses off screen, and is right again once it is visible (CRD-11)', () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver & { tell?(entries: unknown[]): void },
    target,
  ) {
    report = (isIntersecting) => act(() => this.tell?.([{ target, isIntersecting }]));
  });
  jest.setSystemTime(new Date('2026-11-20T02:01:01.000Z'));
  renderRemote(() => <Countdown until="2026-11-22T05:04:04.000Z" />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('02Days03Hours03Mins03Secs');
  report(true);
  expect(screen.getByRole('timer')).toHaveTextContent('02Days03Hours02Mins03Secs');
});
