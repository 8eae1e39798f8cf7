import { formatFixed } from './decimal.ts';
import ar from './texts/ar.json';
import en from './texts/en.json';

/** From here on a distance is only far. */
const FAR_KILOMETRES = 1000;

/** Writes kilometres: `0 km` for none, `1k+ km` above a thousand, else with the marketplace's decimals (CRD-8). */
export function distanceFormat(language: string, digits: number): (kilometres: number) => string {
  const words = (language.startsWith('ar') ? ar : en).distance;
  const number = (value: number) => formatFixed(language, value, digits);
  return (kilometres) => {
    if (kilometres > FAR_KILOMETRES) return words.far;
    return words.kilometres.replace('{{value}}', kilometres === 0 ? '0' : number(kilometres));
  };
}
