import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the running stack left in the `registry.json` of its home; each is null where it is not there. */
export function readOwnStack(
  home: string,
): Record<'url' | 'token' | 'storefront' | 'verifierToken' | 'verifierKey', string | null> {
  const held = readObject(join(home, 'registry.json'));
  const text = (name: string) => {
    const value = held[name];
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
