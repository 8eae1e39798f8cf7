import { nextStep, type ActiveOrder, type Step } from './next-step.ts';

export interface OrderClockOptions {
  apiUrl: string;
  /** The token of the API's operator calls. */
  operatorToken: string;
}

export interface OrderClock {
  /** Performs the actions that are due. An action that somebody else performed first is skipped. @throws Error where the API does not answer. */
  tick(now: Date): Promise<void>;
}

const BODIES: { [K in Step['kind']]: (step: Extract<Step, { kind: K }>) => object } = {
  status: ({ status }) => ({ status }),
  position: ({ at }) => at,
  'offline-payment': () => ({ verified: 1 }),
};
const bodyOf = <K extends Step['kind']>(step: Extract<Step, { kind: K }>) => BODIES[step.kind as K](step);

/** Plays kitchens, riders and back office of the demo: moves orders along by the operator's calls. */
export function createOrderClock({ apiUrl, operatorToken }: OrderClockOptions): OrderClock {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${apiUrl}/api/v1/operator/orders${path}`, {
      ...init,
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
  return {
    async tick(now) {
      const response = await ask('');
      if (!response.ok)
        throw new Error(
          `The API answered ${response.status} to the operator's list of orders, so the demo's orders do not move. Check the operator's token and the log of the API.`,
        );
      // The response has the shape of the API's contract.
      const orders = (await response.json()) as ActiveOrder[];
      for (const order of orders) {
        const step = nextStep(order, now);
        if (!step) continue;
        const answer = await ask(`/${order.id}/${step.kind}`, {
          method: 'POST',
          body: JSON.stringify(bodyOf(step)),
        });
        await answer.body?.cancel();
      }
    },
  };
}

/** Interval of the clock, and of the rider's position updates. */
const TICK_MS = 3000;

/** Moves the demo's orders along while the stack runs. Failed actions are retried at the next tick. */
export function runOrderClock(options: OrderClockOptions): { close(): Promise<void> } {
  const clock = createOrderClock(options);
  let ticking = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    ticking = clock
      .tick(new Date())
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, TICK_MS);
  return {
    async close() {
      clearInterval(timer);
      await ticking;
    },
  };
}
