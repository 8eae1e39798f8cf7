/** A file of a release whose bytes are not those that were published: it is served to nobody. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
