/** A person whom Firebase has identified. */
export interface Recognised {
  /** The token that our API verifies. */
  token: string;
  name: string;
  /** Empty where Firebase has verified none. */
  email: string;
}

/** Firebase did not recognise the customer; `why` names a sentence of the page. */
export class NotRecognisedError extends Error {
  override name = 'NotRecognisedError';
  readonly why: 'refused' | 'other' | 'network';
  constructor(why: NotRecognisedError['why'], cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}
