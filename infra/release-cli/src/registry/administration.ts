import type { AuditEntry, Epoch, Grant, GrantChange, GrantedClaims, Scope, TokenInfo } from '@souk/contracts';
import { path } from './call.ts';
import type { Call } from './call.ts';

interface NewToken {
  name: string;
  kind: 'person' | 'ci';
  scopes: Scope[];
  /** How long it holds. */
  days: number;
  /** Of a token that verifies: the public half of its key, SPKI in base64. */
  verifierKey?: string | undefined;
}

interface AuditQuery {
  /** Words that all stand in the line. */
  search?: string | undefined;
  remote?: string | undefined;
  limit?: number | undefined;
}

interface GrantRequest extends Partial<GrantedClaims> {
  reason?: string | undefined;
}

export interface AdministrationCalls {
  me(): Promise<{ name: string; scopes: Scope[] }>;
  tokens(): Promise<TokenInfo[]>;
  /** The only answer that holds the token's secret. */
  createToken(wanted: NewToken): Promise<{ token: string; info: TokenInfo }>;
  revokeToken(id: string): Promise<TokenInfo>;
  grants(): Promise<Grant[]>;
  giveGrant(remote: string, claims: GrantRequest): Promise<GrantChange>;
  /** Without names: all of it. */
  revokeGrant(remote: string, claims: GrantRequest): Promise<GrantChange>;
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
    grants: async () => (await call.get<{ grants: Grant[] }>('grants')).grants,
    giveGrant: (remote, claims) => call.send('POST', path`grants/${remote}`, claims),
    revokeGrant: (remote, claims) => call.send('POST', path`grants/${remote}/revocations`, claims),
    startEpoch: (reason) => call.send('POST', 'epochs', { reason }),
    audit: async (query) => (await call.get<{ entries: AuditEntry[] }>('audit', { ...query })).entries,
  };
}
