import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isProblem } from '../http/problem.ts';
import { customerOf } from '../http/visitor.ts';

/** The signed-in customer of a call that is open to everybody; an expired token is ignored here. */
export const signedInCustomer = (
  request: FastifyRequest,
  { pool, now }: Pick<Context, 'pool' | 'now'>,
): Promise<number | null> =>
  customerOf(request, pool, now()).then(
    ({ id }) => id,
    (error: unknown) => {
      if (isProblem(error)) return null;
      throw error;
    },
  );
