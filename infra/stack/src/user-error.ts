/** An error that the user can correct: shown as its message, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
