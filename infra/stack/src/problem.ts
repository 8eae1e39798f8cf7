/** An error that the user can correct: shown as its message, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
