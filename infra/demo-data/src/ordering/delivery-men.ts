import { addressesIn } from '../city/places.ts';
import { seeded } from '../random.ts';
import { readTable } from '../read-table.ts';

/** The delivery people, each waiting somewhere in their zone (ORD-11). */
export const deliveryManRows = () =>
  readTable('ordering/riders', ['zone', 'name'])
    .map((row) => ({ zone_id: row.number('zone'), name: row.text('name') }))
    .map(({ zone_id, name }, index) => {
      const random = seeded(`rider-${name}`);
      const { latitude, longitude } = random.pick(addressesIn(zone_id));
      const [f_name = '', l_name = ''] = name.split(' ');
      const rating_count = random.whole(20, 300);
      return {
        id: index + 1,
        zone_id,
        f_name,
        l_name,
        phone: `+97150001${String(1000 + index)}`,
        rating_sum: Math.round(rating_count * (4.2 + random.next() * 0.7)),
        rating_count,
        latitude,
        longitude,
      };
    });
