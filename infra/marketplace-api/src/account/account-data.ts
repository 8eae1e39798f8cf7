import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { signedAddress } from '../files/signed-address.ts';
import { row, rows } from '../sql.ts';
import { DATA_SECTIONS, type SectionRow } from './data-sections.ts';

/** Rows that are read and sent at a time, so that memory use does not grow with the account. */
const PAGE_ROWS = 200;

/** The customer's own row, as the download shows it. */
const profile = sql`jsonb_build_object('id', id, 'first_name', f_name, 'last_name', l_name, 'email', email,
  'email_verified', email_verified, 'phone', phone, 'phone_verified', phone_verified, 'referral_code', ref_code,
  'wallet_balance', wallet / 100.0, 'loyalty_points', loyalty_points, 'created_at', created_at)`;

/** Everything that is stored about a customer, as the pieces of one JSON document. */
export async function* accountData(
  { pool, fileKey, now }: Pick<Context, 'pool' | 'fileKey' | 'now'>,
  customerId: number,
): AsyncGenerator<string> {
  const account = await row<{ entry: object }>(
    pool,
    sql`select ${profile} as entry from marketplace.customers where id = ${customerId}`,
  );
  yield `{"made_at":${JSON.stringify(now())},"profile":${JSON.stringify(account?.entry ?? null)}`;
  for (const [name, section] of Object.entries(DATA_SECTIONS)) {
    yield `,${JSON.stringify(name)}:[`;
    let after = 0;
    for (;;) {
      const page = await rows<SectionRow>(
        pool,
        sql`select key, entry from (${section(customerId)}) section where key > ${after} order by key limit ${PAGE_ROWS}`,
      );
      const entries = page.map(({ entry }) =>
        JSON.stringify(name === 'pictures' ? withAddress(entry) : entry),
      );
      yield (after > 0 && entries.length > 0 ? ',' : '') + entries.join(',');
      after = page.at(-1)?.key ?? after;
      if (page.length < PAGE_ROWS) break;
    }
    yield ']';
  }
  yield '}';

  /** Adds the picture's signed address, which is valid for a quarter of an hour. */
  function withAddress({ id, ...entry }: Record<string, unknown>) {
    return { ...entry, address: signedAddress(fileKey, String(id), now()) };
  }
}
