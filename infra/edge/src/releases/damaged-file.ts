/** A file whose bytes differ from the published ones; it is never served. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
