/**
 * A refused request: its status and a code for programs. Each service decides how a response shows it.
 * `details` are what the service's responses need besides; they may be left out where all of them are optional.
 */
export class Problem<Details extends object = object> extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {} as Details) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
