import { addressesIn } from '../city/addresses.ts';
import { EAST_BANK, HARBOUR } from '../modules.ts';
import { seeded } from '../random.ts';

const riders = {
  [HARBOUR]: ['Bilal Shami', 'Joseph Pinto', 'Hamza Kareem', 'Ravi Menon', 'Salim Attar', 'Nadia Fares'],
  [EAST_BANK]: ['Imran Siddiq', 'Marco Reyes', 'Khalid Zaher', 'Samuel Otieno', 'Huda Rahim'],
};

/** The delivery people, each waiting somewhere in their zone (ORD-11). */
export const deliveryManRows = () =>
  Object.entries(riders)
    .flatMap(([zone, names]) => names.map((name) => ({ zone_id: Number(zone), name })))
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
