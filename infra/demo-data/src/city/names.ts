import { words } from '../words.ts';

/** The pearl's anchorage: a city that is on no other map. */
export const CITY = words('Marsa Lulwa', 'مرسى لولوة');
