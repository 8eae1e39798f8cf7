import type { Config } from '@souk/contracts';
import type { Raw } from './complete.ts';

export type ImageBases = Config['base_urls'];

let bases: Partial<ImageBases> = {};

/** Remembers where pictures that have only a name are found; the settings say so. */
export function rememberImageBases(known: Partial<ImageBases> | null | undefined): void {
  bases = known ?? {};
}

/** The address of a picture: `<field>_full_url`, else the marketplace's base and the name in `<field>` (API-13); '' for neither. */
export function imageAddress(thing: Raw, field: string, base: keyof ImageBases): string {
  const full = thing[`${field}_full_url`];
  if (typeof full === 'string' && full) return full;
  const name = thing[field];
  return typeof name === 'string' && name && bases[base] ? `${bases[base]}/${name}` : '';
}
