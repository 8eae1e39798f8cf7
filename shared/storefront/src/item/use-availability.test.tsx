import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { configQuery, queryClient } from '@souk/api-client';
import { ShellProviders } from '@souk/remote-kit';
import { aConfig, anItem, aShell } from '@souk/testing';
import { useAvailability } from './use-availability.ts';

describe('the availability of an item on an open page', () => {
  afterEach(() => jest.useRealTimers());

  const breakfast = anItem({
    available_time_starts: '06:00',
    available_time_ends: '11:00',
    schedule_order: false,
  });
  /** What a page shows that is opened at a moment in a city. */
  function availabilityIn(time_zone: string, now: string) {
    jest.useFakeTimers({ now: new Date(now) });
    queryClient.setQueryData(configQuery().queryKey, aConfig({ time_zone }));
    const shell = aShell();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ShellProviders shell={shell}>{children}</ShellProviders>
    );
    return renderHook(() => useAvailability(breakfast), { wrapper }).result;
  }

  it('ends with the hours of the item (POP-6, CRD-5)', () => {
    const availability = availabilityIn('UTC', '2026-11-27T10:59:30Z');
    expect(availability.current).toBe('now');
    act(() => jest.advanceTimersByTime(60_000));
    expect(availability.current).toBe('unavailable');
  });

  // No phone can be set to both.
  it.each([
    ['Asia/Dubai', '2026-11-27T04:00:00Z', '2026-11-27T08:00:00Z'],
    ['Pacific/Honolulu', '2026-11-27T18:00:00Z', '2026-11-27T22:00:00Z'],
  ])(
    'goes by the clocks of the city, whatever the phone is set to: %s (POP-6, CRD-5)',
    (city, atEight, atNoon) => {
      expect(availabilityIn(city, atEight).current).toBe('now');
      expect(availabilityIn(city, atNoon).current).toBe('unavailable');
    },
  );
});
