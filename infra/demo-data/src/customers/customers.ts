import { hash } from '@node-rs/argon2';
import { seeded } from '../random.ts';
import { readTable } from '../read-table.ts';

/** The password of both demo accounts. */
const DEMO_PASSWORD = 'souk-demo';
export const FIRST_CUSTOMER = 1;
export const SECOND_CUSTOMER = 2;

/** Ids up to this one belong to the demo; accounts created later get higher ones. */
export const LAST_DEMO_CUSTOMER = 1000;

export const demoAccounts = [
  {
    id: FIRST_CUSTOMER,
    f_name: 'Layla',
    l_name: 'Darwish',
    email: 'customer@souk.example',
    phone: '+971500000001',
  },
  {
    id: SECOND_CUSTOMER,
    f_name: 'Adam',
    l_name: 'Sayegh',
    email: 'second@souk.example',
    phone: '+971500000002',
  },
];

const reviewers = readTable('customers/reviewers', ['name']).map((row) => row.text('name'));

const fixedSalt = (email: string) => Buffer.from(`souk demo ${email}`.padEnd(24, '.').slice(0, 24));

/** Argon2id with a fixed salt, so that the rows are the same everywhere; the password is public anyway. */
const demoHash = (email: string) => hash(DEMO_PASSWORD, { salt: fixedSalt(email) });

const DAY = 86_400_000;

/** The two demo accounts, and authors of reviews who cannot sign in. */
export async function customerRows(now: Date) {
  const account = async ({ id, email, ...person }: (typeof demoAccounts)[number]) => ({
    id,
    ...person,
    email,
    password_hash: await demoHash(email),
    phone_verified: true,
    email_verified: true,
    wallet: id === FIRST_CUSTOMER ? 12_550 : 2_000,
    loyalty_points: id === FIRST_CUSTOMER ? 840 : 120,
    ref_code: `SOUK${String(id).padStart(4, '0')}`,
    created_at: new Date(now.getTime() - 300 * DAY).toISOString(),
  });
  const others = reviewers.map((name, index) => {
    const [f_name = '', ...rest] = name.split(' ');
    const id = index + 10;
    return {
      id,
      f_name,
      l_name: rest.join(' '),
      email: `${f_name.toLowerCase()}.${id}@souk.example`,
      phone: `+97150000${String(1000 + id)}`,
      password_hash: null,
      phone_verified: true,
      email_verified: false,
      wallet: 0,
      loyalty_points: 0,
      ref_code: `SOUK${String(id).padStart(4, '0')}`,
      created_at: new Date(now.getTime() - seeded(name).whole(30, 500) * DAY).toISOString(),
    };
  });
  return [...(await Promise.all(demoAccounts.map(account))), ...others];
}

/** The wallets' ledger: each starts with an entry of its balance. */
export const walletEntryRows = (customers: readonly { id: number; wallet: number; created_at: string }[]) =>
  customers
    .filter(({ wallet }) => wallet > 0)
    .map(({ id, wallet, created_at }) => ({ customer_id: id, kind: 'opening', amount: wallet, created_at }));

/** The same for loyalty points. */
export const loyaltyEntryRows = (
  customers: readonly { id: number; loyalty_points: number; created_at: string }[],
) =>
  customers
    .filter(({ loyalty_points }) => loyalty_points > 0)
    .map(({ id, loyalty_points: points, created_at }) => ({
      customer_id: id,
      kind: 'opening',
      points,
      created_at,
    }));

export const reviewerIds = reviewers.map((_, index) => index + 10);
