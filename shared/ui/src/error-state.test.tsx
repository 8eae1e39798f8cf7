import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const retry = () => screen.queryByRole('button', { name: 'Try again' });

it('shows that the device is offline, and tries again once it is not (API-8)', () => {
  online(false);
  const onRetry = jest.fn();
  render(<ErrorState title="We couldn't load this list" cause={{ kind: 'offline' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  expect(onRetry).not.toHaveBeenCalled();
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('names a fault as ours, and offers a retry (API-8)', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="We couldn't load this list" cause={{ kind: 'server' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await userEvent.click(retry() as HTMLElement);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows the server’s message, and no retry that would return the same (API-5)', () => {
  render(
    <ErrorState
      title="We couldn't load this list"
      cause={{ kind: 'refused', message: 'This zone is closed' }}
      onRetry={jest.fn()}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This zone is closed');
  expect(retry()).toBeNull();
});

it('is the first heading of a page without other content', () => {
  render(<ErrorState title="We couldn't load this page" wholePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't load this page");
});
