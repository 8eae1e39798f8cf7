/** Somebody whom Firebase has recognised. */
export interface Recognised {
  /** What our API believes. */
  token: string;
  name: string;
  /** Empty where Firebase does not vouch for one. */
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
