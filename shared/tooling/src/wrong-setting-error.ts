/** A variable holds what it cannot mean. The message is one sentence that names it, and shows nothing secret. */
export class WrongSettingError extends Error {
  override name = 'WrongSettingError';
}
