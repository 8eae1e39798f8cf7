import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses and tokens that the running stack wrote to `registry.json` in its home; null where missing. */
export function readOwnStack(
  home: string,
): Record<'url' | 'token' | 'storefront' | 'verifierToken' | 'verifierKey', string | null> {
  const stored = readObject(join(home, 'registry.json'));
  const text = (name: string) => {
    const value = stored[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    url: text('url'),
    token: text('token'),
    storefront: text('storefront'),
    verifierToken: text('verifierToken'),
    verifierKey: text('verifierKey'),
  };
}

function readObject(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
