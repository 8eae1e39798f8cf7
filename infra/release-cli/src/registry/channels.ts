import type {
  ChannelChange,
  ChannelRevision,
  ChannelState,
  GateVerdict,
  ReleaseRecord,
  RemoteSettings,
  RolloutStep,
} from '@souk/contracts';
import { path } from './call.ts';
import type { Call } from './call.ts';

export const DEFAULT_CHANNEL = 'production';
/** A kill does not wait longer for its dry run. */
const KILL_DRY_RUN_TIMEOUT_MS = 3000;

/** Options of every change of a channel. */
interface ChangeOptions {
  channel?: string | undefined;
  /** The revision that the change is based on; `stale-revision` if there is a newer one. */
  revision?: number | undefined;
  /** For the history and the audit log. */
  reason?: string | undefined;
}

interface RemoteChange extends ChangeOptions {
  remote: string;
}

export interface ActivateOptions extends RemoteChange {
  version: string;
  /** Percent of visitors who stay on the old release during the observation; default: the remote's settings. */
  holdback?: number | undefined;
}

export interface RollbackOptions extends RemoteChange {
  reason: string;
  /** Default: the last good release. */
  version?: string | undefined;
}

interface SetOptions extends ChangeOptions {
  from: string;
  remotes?: readonly string[];
  /** Percent of visitors who stay on each old release during the observation; default: each remote's settings. */
  holdback?: number | undefined;
}

export interface ChannelCalls {
  state(channel?: string): Promise<ChannelState>;
  history(options: {
    channel?: string | undefined;
    remote?: string | undefined;
    limit?: number | undefined;
  }): Promise<ChannelRevision[]>;
  /** Checks a release, published or not, against the gate. */
  check(options: { channel?: string | undefined; record: ReleaseRecord }): Promise<GateVerdict>;
  activate(options: ActivateOptions): Promise<ChannelChange>;
  rollback(options: RollbackOptions): Promise<ChannelChange>;
  kill(options: RemoteChange & { version: string; reason: string }): Promise<ChannelChange>;
  canary(options: RemoteChange & { version: string; steps: readonly RolloutStep[] }): Promise<ChannelChange>;
  promote(options: RemoteChange): Promise<ChannelChange>;
  abort(options: RemoteChange & { reason: string }): Promise<ChannelChange>;
  pause(options: RemoteChange): Promise<ChannelChange>;
  continue(options: RemoteChange): Promise<ChannelChange>;
  liftQuarantine(options: RemoteChange & { version: string; reason: string }): Promise<ChannelChange>;
  /** The host stands for every page. */
  switchServerRendering(options: RemoteChange & { on: boolean; reason: string }): Promise<ChannelChange>;
  /** Activates the live releases of the channel `from`. */
  promoteSet(options: SetOptions): Promise<ChannelChange>;
  /** What these would make of the channel; they change nothing, and are refused as the change itself would be. */
  dryRun: Pick<
    ChannelCalls,
    'rollback' | 'kill' | 'promote' | 'promoteSet' | 'liftQuarantine' | 'switchServerRendering'
  >;
  settings(channel: string, remote: string): Promise<RemoteSettings>;
  changeSettings(channel: string, remote: string, changes: Partial<RemoteSettings>): Promise<RemoteSettings>;
}

export function channelCalls(call: Call): ChannelCalls {
  const change =
    <O extends ChangeOptions>(operation: string, timeoutMs?: number) =>
    ({ channel = DEFAULT_CHANNEL, ...body }: O): Promise<ChannelChange> =>
      call.send('POST', `${path`channels/${channel}`}/${operation}`, body, timeoutMs);
  return {
    state: (channel = DEFAULT_CHANNEL) => call.get(path`channels/${channel}`),
    history: async ({ channel = DEFAULT_CHANNEL, ...query }) =>
      (await call.get<{ revisions: ChannelRevision[] }>(path`channels/${channel}/history`, query)).revisions,
    check: ({ channel = DEFAULT_CHANNEL, record }) =>
      call.send('POST', path`channels/${channel}/check`, {
        remote: record.remote,
        version: record.version,
        record,
      }),
    activate: change('activations'),
    rollback: change('rollbacks'),
    kill: change('kills'),
    canary: change('canaries'),
    promote: change('promotions'),
    abort: change('aborts'),
    pause: change('pauses'),
    continue: change('continues'),
    liftQuarantine: change('quarantine-lifts'),
    switchServerRendering: change('server-renderings'),
    promoteSet: change('set-promotions'),
    dryRun: {
      rollback: change('rollbacks/dry-run'),
      kill: change('kills/dry-run', KILL_DRY_RUN_TIMEOUT_MS),
      promote: change('promotions/dry-run'),
      promoteSet: change('set-promotions/dry-run'),
      liftQuarantine: change('quarantine-lifts/dry-run'),
      switchServerRendering: change('server-renderings/dry-run'),
    },
    settings: (channel, remote) => call.get(path`channels/${channel}/settings/${remote}`),
    changeSettings: (channel, remote, changes) =>
      call.send('PATCH', path`channels/${channel}/settings/${remote}`, changes),
  };
}
