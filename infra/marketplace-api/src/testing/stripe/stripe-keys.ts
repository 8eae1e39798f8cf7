import { answerOfError, type StripeAnswer } from './stripe-answer.ts';
import { StripeRefusal } from './stripe-objects.ts';

export type RepeatableAnswer = StripeAnswer & { replayed: boolean };

/** Stripe's idempotency keys. */
export class StripeKeys {
  readonly #known = new Map<string, { request: string; answer: StripeAnswer }>();

  /** A repeated key gets the same response, errors included; other parameters under it are an error. */
  once(key: string, request: string, work: () => StripeAnswer): RepeatableAnswer {
    const known = this.#known.get(key);
    if (known && known.request !== request)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}.`,
      });
    if (known) return { ...known.answer, replayed: true };
    try {
      const answer = work();
      this.#known.set(key, { request, answer });
      return { ...answer, replayed: false };
    } catch (error) {
      if (error instanceof StripeRefusal && !error.isEarly)
        this.#known.set(key, { request, answer: answerOfError(error) });
      throw error;
    }
  }

  forget(): void {
    this.#known.clear();
  }
}
