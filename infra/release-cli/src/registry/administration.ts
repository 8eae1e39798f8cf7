import type { AuditEntry, Scope, TokenInfo } from '@souk/contracts';
import { path } from './call.ts';
import type { Call } from './call.ts';

export interface NewToken {
  name: string;
  kind: 'person' | 'ci';
  scopes: Scope[];
  /** How long it holds. */
  days: number;
  /** Of a token that verifies: the public half of its key, SPKI in base64. */
  verifierKey?: string | undefined;
}

export interface AuditQuery {
  /** Words that all stand in the line. */
  search?: string | undefined;
  remote?: string | undefined;
  limit?: number | undefined;
}

export interface AdministrationCalls {
  me(): Promise<{ name: string; scopes: Scope[] }>;
  tokens(): Promise<TokenInfo[]>;
  /** The only answer that holds the token's secret. */
  createToken(wanted: NewToken): Promise<{ token: string; info: TokenInfo }>;
  revokeToken(id: string): Promise<TokenInfo>;
  audit(query: AuditQuery): Promise<AuditEntry[]>;
}

export function administrationCalls(call: Call): AdministrationCalls {
  return {
    me: () => call.get('me'),
    tokens: async () => (await call.get<{ tokens: TokenInfo[] }>('tokens')).tokens,
    createToken: (wanted) => call.send('POST', 'tokens', wanted),
    revokeToken: (id) => call.send('DELETE', path`tokens/${id}`),
    audit: async (query) => (await call.get<{ entries: AuditEntry[] }>('audit', { ...query })).entries,
  };
}
