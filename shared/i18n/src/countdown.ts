/** What is left until a moment. Each part has two digits at the least; all are `00` once it is `over` (CRD-11). */
export interface Countdown {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  over: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The parts of DD:HH:MM:SS from `now` until `until`; what cannot be read as a moment is over. */
export function countdown(until: Date | string, now: Date = new Date()): Countdown {
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  const seconds = left > 0 ? left : 0;
  return {
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
    over: seconds === 0,
  };
}
