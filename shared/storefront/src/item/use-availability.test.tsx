import { act, renderHook } from '@testing-library/react';
import { anItem } from '@souk/testing';
import { useAvailability } from './use-availability.ts';

describe('the availability of an item on an open page', () => {
  afterEach(() => jest.useRealTimers());

  it('ends with the hours of the item (POP-6, CRD-5)', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 27, 11, 59, 30) });
    const breakfast = anItem({
      available_time_starts: '07:00',
      available_time_ends: '12:00',
      schedule_order: false,
    });
    const { result } = renderHook(() => useAvailability(breakfast));
    expect(result.current).toBe('now');
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toBe('unavailable');
  });
});
