import type { ReleaseRecord } from '@souk/contracts';

/** A release of a variant: its record, and the folder that holds its files. */
export interface VariantRelease {
  record: ReleaseRecord;
  directory: string;
}
