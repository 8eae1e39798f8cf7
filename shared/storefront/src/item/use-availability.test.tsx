import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { configQuery, queryClient } from '@souk/api-client';
import type { Item } from '@souk/contracts';
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
  function openIn(time_zone: string, now: string) {
    jest.useFakeTimers({ now: new Date(now) });
    queryClient.setQueryData(configQuery().queryKey, aConfig({ time_zone }));
  }
  function shown(item: Item) {
    const shell = aShell();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ShellProviders shell={shell}>{children}</ShellProviders>
    );
    return renderHook(() => useAvailability(item), { wrapper }).result;
  }
  /** What a page shows that is opened at a moment in a city. */
  function availabilityIn(time_zone: string, now: string) {
    openIn(time_zone, now);
    return shown(breakfast);
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

  it('asks for no time of day where an item is there all day', () => {
    openIn('Asia/Tokyo', '2026-11-27T04:00:00Z');
    const written = jest.spyOn(Intl, 'DateTimeFormat');
    const allDay = anItem({ available_time_starts: '00:00', available_time_ends: '00:00' });
    expect(shown(allDay).current).toBe('now');
    expect(written).not.toHaveBeenCalled();
    expect(shown(breakfast).current).toBe('unavailable');
    expect(written).toHaveBeenCalled();
    written.mockRestore();
  });
});
