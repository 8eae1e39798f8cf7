import { HOST_NAME } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { Problem } from '@souk/http-server';

/** Matches the source of React in any bundle: where it defines its internals for renderers. */
const DEFINES_REACT =
  /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)["']?\]?\s*=(?!=)/;
/** The name under which a React renderer registers with its developer tools. */
const DEFINES_RENDERER = /rendererPackageName["']?\s*:\s*["']react-dom["']/;

const SCRIPT = /\.m?js$/;
const REACT = /^react(-dom)?(\/|$)/;

const refuse = (detail: string) =>
  new Problem(
    422,
    'own-react',
    `${detail} A second React has its own contexts and event system. Use the host's: share react and react-dom with "import: false".`,
  );

/** @throws Problem if a file of a remote contains React or its renderer */
export function refuseOwnReact(record: ReleaseRecord, { path }: ReleaseFile, bytes: Buffer): void {
  if (record.remote === HOST_NAME || !SCRIPT.test(path)) return;
  const text = bytes.toString('latin1');
  const found = DEFINES_RENDERER.test(text) ? 'react-dom' : DEFINES_REACT.test(text) ? 'react' : null;
  if (found) throw refuse(`${path} of ${record.remote} ${record.version} contains a copy of ${found}.`);
}

/** @throws Problem if the record of a remote provides its own React */
export function refuseProvidedReact({ remote, version, shared }: ReleaseRecord): void {
  if (remote === HOST_NAME) return;
  const own = shared.find(({ name, provides }) => provides && REACT.test(name));
  if (own) throw refuse(`${remote} ${version} provides its own ${own.name} ${own.version}.`);
}
