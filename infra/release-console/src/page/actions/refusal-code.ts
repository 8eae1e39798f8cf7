const CODES = [
  'not-allowed',
  'quarantined',
  'no-good-release',
  'gate',
  'no-candidate',
  'already-live',
  'another-candidate',
  'moves-back',
  'not-live',
  'not-quarantined',
  'grant-overlaps',
  'grant-needed',
  'host-page',
] as const;

/** The code of a refusal where the console has words for it, under `codes` of its texts. */
export const refusalCode = (code: string | undefined): (typeof CODES)[number] | 'other' =>
  CODES.find((it) => it === code) ?? 'other';
