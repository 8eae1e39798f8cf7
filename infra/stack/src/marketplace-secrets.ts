import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { homeOf } from './home.ts';

/** What the marketplace's parts know each other by, random and made once; read by nobody but the home's owner. */
export interface MarketplaceSecrets {
  /** Of those who run the marketplace: it moves orders, and answers for stores. */
  operatorToken: string;
  /** The marketplace's key at the payments sandbox. */
  paymentsKey: string;
  /** What the sandbox signs its webhooks with. */
  webhookSecret: string;
}

const NAMES = ['operatorToken', 'paymentsKey', 'webhookSecret'] as const;

export async function marketplaceSecrets(home: string): Promise<MarketplaceSecrets> {
  const file = homeOf(home).marketplace;
  const held = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Partial<MarketplaceSecrets>,
    // None was made yet, or the file is cut off: new ones take its place.
    () => ({}) as Partial<MarketplaceSecrets>,
  );
  const secret = (name: (typeof NAMES)[number]) => held[name] || randomBytes(32).toString('base64url');
  const secrets = {
    operatorToken: secret('operatorToken'),
    paymentsKey: secret('paymentsKey'),
    webhookSecret: secret('webhookSecret'),
  };
  if (NAMES.some((name) => held[name] !== secrets[name])) {
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return secrets;
}
