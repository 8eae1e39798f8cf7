import type { AuditEntry, Epoch, Scope, TokenInfo } from '@souk/contracts';
import { path } from './call.ts';
import type { Call } from './call.ts';

export interface NewToken {
  name: string;
  kind: 'person' | 'ci';
  scopes: Scope[];
  /** How long it holds. */
  days: number;
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
  /** Has edges take what is live in this registry, whatever they held before. */
  startEpoch(reason: string): Promise<Epoch>;
  audit(query: AuditQuery): Promise<AuditEntry[]>;
}

export function administrationCalls(call: Call): AdministrationCalls {
  return {
    me: () => call.get('me'),
    tokens: async () => (await call.get<{ tokens: TokenInfo[] }>('tokens')).tokens,
    createToken: (wanted) => call.send('POST', 'tokens', wanted),
    revokeToken: (id) => call.send('DELETE', path`tokens/${id}`),
    startEpoch: (reason) => call.send('POST', 'epochs', { reason }),
    audit: async (query) => (await call.get<{ entries: AuditEntry[] }>('audit', { ...query })).entries,
  };
}
