import type { DemoStore } from './stores.ts';

type Hours = [opens: string, closes: string];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Sunday to Friday, Friday shorter, closed on Saturday. */
const WEEKDAYS = [0, 1, 2, 3, 4];

function hoursOf(store: DemoStore): { days: number[]; hours: Hours }[] {
  switch (store.hours) {
    case 'day':
      return [{ days: EVERY_DAY, hours: ['09:00', '21:00'] }];
    case 'evening':
      return [{ days: EVERY_DAY, hours: ['17:00', '02:00'] }];
    case 'weekdays':
      return [
        { days: WEEKDAYS, hours: ['08:30', '20:30'] },
        { days: [5], hours: ['16:00', '22:00'] },
      ];
    case 'season':
      return []; // Shut until its season: closed at whatever hour somebody looks.
    default:
      return [{ days: EVERY_DAY, hours: ['00:00', '00:00'] }];
  }
}

/** Most stores never close, so that the demo can be used at any hour. */
export const scheduleRows = (stores: readonly DemoStore[]) =>
  stores.flatMap((store) =>
    hoursOf(store).flatMap(({ days, hours: [opens, closes] }) =>
      days.map((day) => ({ store_id: store.id, day, opens, closes })),
    ),
  );
