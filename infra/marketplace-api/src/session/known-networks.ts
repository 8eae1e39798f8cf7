import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

export const NETWORK_KNOWN_MS = 90 * 24 * 3600_000;
const MAX_KNOWN_NETWORKS = 20;

/** Records a sign-in from a network. */
export async function rememberNetwork(
  db: Queryable,
  customerId: number,
  network: Buffer,
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql<object>`insert into marketplace.known_networks (customer_id, network_hash, seen_at)
                values (${customerId}, ${network}, ${now})
                on conflict (customer_id, network_hash) do update set seen_at = excluded.seen_at`,
  );
  await rows(
    db,
    sql<object>`delete from marketplace.known_networks where customer_id = ${customerId} and network_hash in (
                  select network_hash from marketplace.known_networks where customer_id = ${customerId}
                  order by seen_at desc offset ${MAX_KNOWN_NETWORKS})`,
  );
}

/** Whether somebody has signed in to the account from this network before. */
export async function isKnownNetwork(
  db: Queryable,
  customerId: number,
  network: Buffer,
  now: Date,
): Promise<boolean> {
  const known = sql<object>`select 1 as one from marketplace.known_networks
    where customer_id = ${customerId} and network_hash = ${network} and seen_at > ${new Date(now.getTime() - NETWORK_KNOWN_MS)}`;
  return (await row(db, known)) !== null;
}

/** Removes all known networks of an account but this one. */
export const forgetOtherNetworks = (db: Queryable, customerId: number, network: Buffer): Promise<object[]> =>
  rows(
    db,
    sql<object>`delete from marketplace.known_networks where customer_id = ${customerId} and network_hash <> ${network}`,
  );
