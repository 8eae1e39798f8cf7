import type { GateFinding, ReleaseRecord } from '@souk/contracts';
import { HOST_NAME } from '@souk/contracts';
import semver from 'semver';

export const nameOf = ({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>) =>
  `${remote}@${version}`;

/** What one remote needs of a host's shared packages and does not get. */
function unmetBy(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  const releases = [nameOf(remote), nameOf(host)];
  return remote.shared.flatMap(({ name, requiredVersion, provides, singleton, version }): GateFinding[] => {
    const offered = host.shared.find((shared) => shared.name === name && shared.provides);
    if (!offered) {
      // Whoever carries a copy of its own needs nobody's.
      if (provides) return [];
      return [
        {
          code: 'shared-missing',
          message: `${nameOf(remote)} takes ${name} from the host, and ${nameOf(host)} does not provide it. Build the remote with a copy of its own, or release a host that provides it.`,
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
        message: `${nameOf(remote)} needs ${name} ${requiredVersion}${provides ? ` and carries ${version}` : ''}; ${nameOf(host)} runs ${offered.version}, and a page has only one. Build the remote against ${offered.version}, or release a host with ${requiredVersion} first.`,
        packages: [`${name} ${requiredVersion}`, `${name} ${offered.version}`],
        releases,
      },
    ];
  });
}

/** Versions such as `0.0.0-h<hash>` are named exactly; everything else is a range. */
const satisfies = (version: string, range: string): boolean =>
  version === range || semver.satisfies(version, range, { includePrerelease: true });

/** The remote is built to run on the host's federation runtime: the same minor version, and none newer than the host's. */
function runtimeOf(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  if (semver.satisfies(host.runtime, `~${remote.runtime}`)) return [];
  return [
    {
      code: 'runtime',
      message: `${nameOf(remote)} was built for federation runtime ${remote.runtime}; ${nameOf(host)} runs ${host.runtime}. Build both with the same version.`,
      packages: [
        `@module-federation/runtime-core ${remote.runtime}`,
        `@module-federation/runtime-core ${host.runtime}`,
      ],
      releases: [nameOf(remote), nameOf(host)],
    },
  ];
}

/** Whether the host offers the `ShellServices` that the remote asks for. */
function shellOf(remote: ReleaseRecord, host: ReleaseRecord): GateFinding[] {
  const range = remote.manifest?.shell ?? '*';
  // A host from before hosts said so.
  if (host.shell === undefined || satisfies(host.shell, range)) return [];
  return [
    {
      code: 'shell-range',
      message: `${nameOf(remote)} needs ShellServices ${range}; ${nameOf(host)} offers ${host.shell}. Release a host that offers it, or build the remote against ${host.shell}.`,
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

/** A candidate against whatever it may meet in a page: a remote against every host, a host against every remote. */
export function fitWith(candidate: ReleaseRecord, others: readonly ReleaseRecord[]): GateFinding[] {
  const isHost = candidate.remote === HOST_NAME;
  return others
    .filter(({ remote }) => (remote === HOST_NAME) !== isHost)
    .flatMap((other) => (isHost ? fitOf(other, candidate) : fitOf(candidate, other)));
}
