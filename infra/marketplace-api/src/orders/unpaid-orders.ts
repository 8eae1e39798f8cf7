import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type ApiProblem, createProblem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { PAST } from './order-steps.ts';

/** The visitor, and a guest's hashed network; null for customers. */
export interface Orderer {
  visitor: Visitor;
  network: Buffer | null;
}

/** Locks a guest and their network until the transaction ends, so that concurrent orders are counted one after the other. */
export async function lockGuest(db: Queryable, { visitor, network }: Orderer): Promise<void> {
  if (visitor.kind !== 'guest') return;
  await rows(
    db,
    sql<object>`select 1 from marketplace.guests where id_hash = ${visitor.hash} for no key update`,
  );
  if (network)
    await rows(db, sql<object>`select pg_advisory_xact_lock(${String(network.readBigInt64BE())}::bigint)`);
}

/** Why a guest may not place another unpaid order with so many units, or null: unpaid orders reserve goods that others could buy. */
export async function unpaidProblem(
  db: Queryable,
  { unpaidLimits: limits }: Pick<Context, 'unpaidLimits'>,
  { visitor, network }: Orderer,
  units: number,
): Promise<ApiProblem | null> {
  if (visitor.kind !== 'guest') return null;
  const held = await row<{ orders: number; units: number; network_orders: number; network_units: number }>(
    db,
    sql`select count(*) filter (where own)::integer as orders, coalesce(sum(units) filter (where own), 0)::integer as units,
          count(*) filter (where near)::integer as network_orders, coalesce(sum(units) filter (where near), 0)::integer as network_units
        from (
          select o.guest_hash = ${visitor.hash} as own, coalesce(o.guest_network = ${network}, false) as near,
            (select coalesce(sum(quantity), 0) from marketplace.order_items where order_id = o.id) as units
          from marketplace.orders o
          where (o.guest_hash = ${visitor.hash} or o.guest_network = ${network})
            and o.payment_status = 'unpaid' and o.status <> all(${[...PAST]}::text[])
        ) held`,
  );
  if (!held) return null;
  if (held.orders >= limits.ordersOfGuest || held.units + units > limits.unitsOfGuest)
    return createProblem(403, 'guest_orders', 'order.guest_orders', {
      orders: limits.ordersOfGuest,
      units: limits.unitsOfGuest,
    });
  return held.network_orders >= limits.ordersOfNetwork || held.network_units + units > limits.unitsOfNetwork
    ? createProblem(403, 'guest_orders', 'order.guest_network')
    : null;
}
