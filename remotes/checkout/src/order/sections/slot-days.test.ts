import { daysBetween, slotDays } from './slot-days.ts';

const slot = (starts: string) => ({ starts, ends: starts });
/** Four hours ahead of UTC. */
const inDubai = (moment: string) => new Date(Date.parse(moment) + 4 * 3_600_000).toISOString().slice(0, 10);

describe('the days of an order for later (CHK-10)', () => {
  it('are those of the marketplace’s city', () => {
    const times = ['2026-11-20T15:00:00Z', '2026-11-20T21:00:00Z', '2026-11-21T08:00:00Z'].map(slot);
    expect(slotDays(times, inDubai).map(({ day, slots }) => [day, slots.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
    ]);
  });

  it('are counted from today, over the end of a month too', () => {
    expect(daysBetween('2026-11-30', '2026-11-30')).toBe(0);
    expect(daysBetween('2026-11-30', '2026-12-01')).toBe(1);
  });
});
