/** Something that a person can put right: shown as its one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
