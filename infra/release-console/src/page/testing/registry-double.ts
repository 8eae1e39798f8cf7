import { DEFAULT_SETTINGS } from '@souk/contracts';
import type {
  AuditEntry,
  ChannelRevision,
  ChannelState,
  GateFinding,
  Grant,
  Judgement,
  Propagation,
  RegistryProblem,
  RemoteSettings,
  Scope,
  TokenInfo,
} from '@souk/contracts';
import { HttpResponse, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { Health } from '../registry/queries.ts';
import { aChannel } from './a-channel.ts';

export const TOKEN = 'soukp_token';

const ALL: Scope[] = [{ remote: '*', actions: ['read', 'publish', 'activate', 'rollback', 'administer'] }];

const server = setupServer();

/** What a test says of the registry, and what the registry was asked to change. */
interface Double {
  state: ChannelState;
  staging: ChannelState;
  scopes: Scope[];
  tokens: TokenInfo[];
  grants: Grant[];
  findings: GateFinding[];
  propagation: Propagation | null;
  judgements: Judgement[];
  settings: RemoteSettings;
  health: Health | null;
  history: ChannelRevision[];
  down: boolean;
  /** What takes the token away. */
  expired: boolean;
  /** Answers the next changes, one each; without one a change succeeds with `after`. */
  refusals: RegistryProblem[];
  after: ChannelState | null;
  /** What the newest entries of the audit log have besides: the first of these belongs to the newest. */
  auditEntries: Partial<AuditEntry>[];
  /** The requests to the audit log. */
  auditQueries: Record<string, string>[];
  changes: { method: string; path: string; body: unknown }[];
  /** What the channel's stream sends, once it is opened. */
  stream: Promise<string> | null;
}

const initial = (): Double => ({
  state: aChannel(),
  staging: aChannel({ channel: 'staging', revision: 3 }),
  scopes: ALL,
  tokens: [],
  grants: [],
  findings: [],
  propagation: null,
  judgements: [],
  settings: DEFAULT_SETTINGS,
  health: null,
  history: [],
  down: false,
  expired: false,
  refusals: [],
  after: null,
  auditEntries: [],
  auditQueries: [],
  changes: [],
  stream: null,
});

export const registry: Double = initial();

export const aProblem = (
  status: number,
  code: string,
  changes: Partial<RegistryProblem> = {},
): RegistryProblem => ({
  title: 'Refused',
  status,
  code,
  detail: `The registry says ${code}.`,
  ...changes,
});

const json = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status });
const problem = (it: RegistryProblem) => json({ ...it }, it.status);

const RELEASES = ['1.2.0', '1.1.0', '1.0.0'].map((version, at) => ({
  remote: 'food',
  version,
  publishedBy: 'ci',
  publishedAt: '2026-01-01T09:00:00.000Z',
  bytes: 204_800,
  compressedBytes: 51_200,
  verification: ['running', 'passed', null][at] ?? null,
}));

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace('/registry/v1/', '') + url.search;
  if (registry.down) return HttpResponse.error();
  const known = request.headers.get('authorization') === `Bearer ${TOKEN}` && !registry.expired;
  if (!known) return problem(aProblem(401, 'wrong-token'));
  if (path.endsWith('/check')) {
    const { remote, version } = (await request.json()) as { remote: string; version: string };
    const { findings } = registry;
    return json({ channel: 'production', remote, version, passed: findings.length === 0, findings });
  }
  return request.method === 'GET' ? read(path) : change(request, path);
}

async function change(request: Request, path: string): Promise<Response> {
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  registry.changes.push({ method: request.method, path, body });
  const refusal = registry.refusals.shift();
  if (refusal) return problem(refusal);
  if (request.method === 'PATCH') return json({ ...DEFAULT_SETTINGS, ...(body as object) });
  if (path === 'tokens') return json({ token: 'soukc_secret', info: {} }, 201);
  registry.state = registry.after ?? registry.state;
  return json({ changed: registry.after !== null, state: registry.state as never });
}

function read(path: string): Response {
  if (path === 'me') return json({ name: 'maria', scopes: registry.scopes });
  if (path === 'channels') return json({ channels: ['production', 'staging'] });
  if (path === 'tokens') return json({ tokens: registry.tokens as never });
  if (path === 'grants') return json({ grants: registry.grants as never });
  if (path === 'channels/staging') return json(registry.staging as never);
  if (path === 'channels/production') return json(registry.state as never);
  if (path.startsWith('channels/production/settings/')) return json({ ...registry.settings });
  if (path === 'channels/production/judgements') return json({ judgements: registry.judgements } as never);
  if (path === 'channels/production/propagation' && registry.propagation)
    return json({ ...registry.propagation } as never);
  if (path.startsWith('channels/production/health?') && registry.health)
    return json({ ...registry.health } as never);
  if (path.startsWith('channels/production/history?')) return json({ revisions: registry.history } as never);
  if (path.startsWith('audit')) return json({ entries: entriesFor(path) });
  if (path.startsWith('releases?')) return json({ releases: RELEASES });
  if (/^releases\/\w+\/[\d.]+$/.test(path)) return json({ version: path.split('/')[2] ?? '', files: [] });
  if (path.endsWith('/events')) return new Response(streamOf(registry.stream));
  return problem(aProblem(404, 'not-found'));
}

/** Stays open, whatever it sent. */
const streamOf = (sent: Promise<string> | null) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => void sent?.then((text) => controller.enqueue(new TextEncoder().encode(text))),
  });

/** Sixty lines, of which a page holds fifty; a search finds those that name its word. */
function entriesFor(path: string) {
  const { searchParams } = new URL(path, 'http://registry');
  const before = Number(searchParams.get('before') ?? 61);
  const words = searchParams.get('search') ?? '';
  registry.auditQueries.push(Object.fromEntries(searchParams));
  return Array.from({ length: 60 }, (_, at) => ({
    id: 60 - at,
    at: '2026-01-01T10:00:00.000Z',
    actor: 'maria',
    tokenId: null,
    address: '127.0.0.1',
    action: 'rollback',
    outcome: 'done',
    code: null,
    channel: 'production',
    remote: 'food',
    version: '1.0.0',
    revision: 60 - at,
    reason: `reason ${60 - at}`,
    ...registry.auditEntries[at],
  }))
    .filter(({ id, reason }) => id < before && reason?.includes(words))
    .slice(0, 50);
}

/** The registry of a test; it is reset between tests. */
export function withRegistry(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    Object.assign(registry, initial());
    server.use(http.all('*/registry/v1/*', ({ request }) => answer(request)));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
