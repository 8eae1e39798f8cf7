/** The time of the tests: a Wednesday, 16:00 in the city (Asia/Dubai), 12:00 UTC. */
export const NOW = new Date('2026-03-04T12:00:00Z');

export const hoursFromNow = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

/** The hours of what is on now. */
export const running = { starts_at: hoursFromNow(-1), ends_at: hoursFromNow(1) };
