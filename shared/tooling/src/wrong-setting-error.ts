/** An invalid environment variable. The message names it and shows no secrets. */
export class WrongSettingError extends Error {
  override name = 'WrongSettingError';
}
