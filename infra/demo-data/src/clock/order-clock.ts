import { nextStep, type OrderUnderWay, type Step } from './next-step.ts';

export interface OrderClockOptions {
  apiUrl: string;
  /** Of the API's operator calls. */
  operatorToken: string;
}

export interface OrderClock {
  /** Does what is due at a time. A step that another took first is left to them. @throws Error where the API does not answer. */
  tick(now: Date): Promise<void>;
}

const BODIES: { [K in Step['kind']]: (step: Extract<Step, { kind: K }>) => object } = {
  status: ({ status }) => ({ status }),
  position: ({ at }) => at,
  'offline-payment': () => ({ verified: 1 }),
};
const bodyOf = <K extends Step['kind']>(step: Extract<Step, { kind: K }>) => BODIES[step.kind as K](step);

/** The kitchens, riders and the office of the demo: moves orders along by the operator's calls. */
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
      if (!response.ok) throw new Error(`The operator's list of orders answered ${response.status}.`);
      // As the API's contract says.
      const orders = (await response.json()) as OrderUnderWay[];
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

/** How often the clock looks, in milliseconds: a rider's marker moves as often. */
const TICK = 3000;

/** Lets the demo's orders go on for as long as the stack runs. What fails is tried at the next tick. */
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
  }, TICK);
  return {
    async close() {
      clearInterval(timer);
      await ticking;
    },
  };
}
