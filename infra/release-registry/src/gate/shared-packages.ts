import type { GateFinding, ReleaseRecord } from '@souk/contracts';
import { HOST_NAME } from '@souk/contracts';
import semver from 'semver';

export const nameOf = ({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>) =>
  `${remote}@${version}`;

/** The shared packages that a remote requires and a host does not provide. */
function unmetBy(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  const releases = [nameOf(remote), nameOf(host)];
  return remote.shared.flatMap(({ name, requiredVersion, provides, singleton, version }): GateFinding[] => {
    const offered = host.shared.find((shared) => shared.name === name && shared.provides);
    if (!offered) {
      // A remote with its own copy does not depend on the host's.
      if (provides) return [];
      return [
        {
          code: 'shared-missing',
          message: `${nameOf(remote)} requires ${name} from the host, but ${nameOf(host)} does not provide it. Build the remote with its own copy, or release a host that provides it.`,
          packages: [name],
          releases,
        },
      ];
    }
    if (satisfies(offered.version, requiredVersion)) return [];
    if (provides && !singleton) return [];
    return [
      {
        code: 'shared-version',
        message: `${nameOf(remote)} requires ${name} ${requiredVersion}${provides ? ` and ships ${version}` : ''}, but ${nameOf(host)} has ${offered.version}, and a page can only run one. Build the remote against ${offered.version}, or release a host with ${requiredVersion} first.`,
        packages: [`${name} ${requiredVersion}`, `${name} ${offered.version}`],
        releases,
      },
    ];
  });
}

/** Versions such as `0.0.0-h<hash>` are named exactly; everything else is a range. */
const satisfies = (version: string, range: string): boolean =>
  version === range || semver.satisfies(version, range, { includePrerelease: true });

/** Hosts with the runtime of before 3.0.0 run containers of webpack too: remotes go over to these one by one, and the host last (0113). */
const RUNS_IN_BOTH = { remote: '~3.0.0', host: '~2.9.2' };

/** The remote is built to run on the host's federation runtime: the same minor version, and none newer than the host's. */
function runtimeOf(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  const isInBoth =
    semver.satisfies(remote.runtime, RUNS_IN_BOTH.remote) &&
    semver.satisfies(host.runtime, RUNS_IN_BOTH.host);
  if (isInBoth || semver.satisfies(host.runtime, `~${remote.runtime}`)) return [];
  return [
    {
      code: 'runtime',
      message: `${nameOf(remote)} was built for federation runtime ${remote.runtime}, but ${nameOf(host)} has ${host.runtime}. Build both with the same version of @souk/tooling.`,
      packages: [`federation runtime ${remote.runtime}`, `federation runtime ${host.runtime}`],
      releases: [nameOf(remote), nameOf(host)],
    },
  ];
}

/** Checks that the host provides the `ShellServices` version that the remote requires. */
function shellOf(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  const range = remote.manifest?.shell ?? '*';
  // Older hosts do not declare a version.
  if (host.shell === undefined || satisfies(host.shell, range)) return [];
  return [
    {
      code: 'shell-range',
      message: `${nameOf(remote)} requires ShellServices ${range}, but ${nameOf(host)} provides ${host.shell}. Release a host that provides it, or build the remote against ${host.shell}.`,
      packages: [`ShellServices ${range}`, `ShellServices ${host.shell}`],
      releases: [nameOf(remote), nameOf(host)],
    },
  ];
}

/** Whether a remote runs in a host. */
const fitOf = (remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] => [
  ...unmetBy(remote, host),
  ...runtimeOf(remote, host),
  ...shellOf(remote, host),
];

/** Checks a candidate against releases that can share a page with it: a remote against hosts, a host against remotes. */
export function fitWith(candidate: ReleaseRecord, others: readonly ReleaseRecord[]): GateFinding[] {
  const isHost = candidate.remote === HOST_NAME;
  return others
    .filter(({ remote }) => (remote === HOST_NAME) !== isHost)
    .flatMap((other) => (isHost ? fitOf(other, candidate) : fitOf(candidate, other)));
}
