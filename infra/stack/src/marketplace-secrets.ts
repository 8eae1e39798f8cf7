import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { homeOf } from './home.ts';

/** The secrets of the marketplace's parts, generated on first use; readable by the home's owner only. */
export interface MarketplaceSecrets {
  /** The operator's token: it moves orders, and replies for stores. */
  operatorToken: string;
  /** The marketplace's API key at the payments sandbox. */
  paymentsKey: string;
  /** The key of the sandbox's webhook signatures. */
  webhookSecret: string;
}

const NAMES = ['operatorToken', 'paymentsKey', 'webhookSecret'] as const;

export async function marketplaceSecrets(home: string): Promise<MarketplaceSecrets> {
  const file = homeOf(home).marketplace;
  const stored = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Partial<MarketplaceSecrets>,
    // Missing or truncated: new secrets are generated.
    () => ({}) as Partial<MarketplaceSecrets>,
  );
  const secret = (name: (typeof NAMES)[number]) => stored[name] || randomBytes(32).toString('base64url');
  const secrets = {
    operatorToken: secret('operatorToken'),
    paymentsKey: secret('paymentsKey'),
    webhookSecret: secret('webhookSecret'),
  };
  if (NAMES.some((name) => stored[name] !== secrets[name])) {
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return secrets;
}
