/** Of a kilobyte (kB) in sizes and budgets: as units of measure have it, not 1,024. */
const KILOBYTE_BYTES = 1000;

/** Kilobytes of bytes, with every byte of them: 120_250 are 120.25. */
export const toKilobytes = (bytes: number): number => bytes / KILOBYTE_BYTES;

/** Whole bytes of kilobytes as somebody typed them, such as of a budget. */
export const toBytes = (kilobytes: number): number => Math.round(kilobytes * KILOBYTE_BYTES);

/** A size to the byte, such as `120.25 kB`: rounded, one that is over its budget could read as its budget. */
export const formatKilobytes = (bytes: number): string => `${toKilobytes(bytes)} kB`;
