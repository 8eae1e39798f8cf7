import type {
  AuditAction,
  AuditEntry,
  Epoch,
  Grant,
  GrantChange,
  GrantedClaims,
  Scope,
  TokenInfo,
} from '@souk/contracts';
import { path } from './call.ts';
import type { Call } from './call.ts';

interface NewToken {
  name: string;
  kind: 'person' | 'ci';
  scopes: Scope[];
  /** Days until it expires. */
  days: number;
  /** For a token that verifies: the public half of its key (SPKI, base64). */
  verifierKey?: string | undefined;
}

interface AuditQuery {
  /** Words that an entry must all contain. */
  search?: string | undefined;
  /** What the actor's name begins with, whatever its case. */
  actor?: string | undefined;
  remote?: string | undefined;
  action?: AuditAction | undefined;
  channel?: string | undefined;
  /** Times in ISO 8601: from the first on, and before the second. */
  since?: string | undefined;
  until?: string | undefined;
  limit?: number | undefined;
}

interface GrantRequest extends Partial<GrantedClaims> {
  reason?: string | undefined;
  /** Answers what the request would change, and changes nothing. */
  dryRun?: boolean;
}

export interface AdministrationCalls {
  me(): Promise<{ name: string; scopes: Scope[] }>;
  tokens(): Promise<TokenInfo[]>;
  /** Only this response contains the token's secret. */
  createToken(wanted: NewToken): Promise<{ token: string; info: TokenInfo }>;
  revokeToken(id: string): Promise<TokenInfo>;
  grants(): Promise<Grant[]>;
  giveGrant(remote: string, claims: GrantRequest): Promise<GrantChange>;
  /** Without claims: all of them. */
  revokeGrant(remote: string, claims: GrantRequest): Promise<GrantChange>;
  /** Makes edges accept the state of this registry, whatever they had before. */
  startEpoch(reason: string): Promise<Epoch>;
  audit(query: AuditQuery): Promise<AuditEntry[]>;
}

export function administrationCalls(call: Call): AdministrationCalls {
  const sendGrant = (address: string, { dryRun = false, ...claims }: GrantRequest): Promise<GrantChange> =>
    call.send('POST', dryRun ? `${address}/dry-run` : address, claims);
  return {
    me: () => call.get('me'),
    tokens: async () => (await call.get<{ tokens: TokenInfo[] }>('tokens')).tokens,
    createToken: (wanted) => call.send('POST', 'tokens', wanted),
    revokeToken: (id) => call.send('DELETE', path`tokens/${id}`),
    grants: async () => (await call.get<{ grants: Grant[] }>('grants')).grants,
    giveGrant: (remote, claims) => sendGrant(path`grants/${remote}`, claims),
    revokeGrant: (remote, claims) => sendGrant(path`grants/${remote}/revocations`, claims),
    startEpoch: (reason) => call.send('POST', 'epochs', { reason }),
    audit: async (query) => (await call.get<{ entries: AuditEntry[] }>('audit', { ...query })).entries,
  };
}
