import { HOST_NAME } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { Problem } from '../problem.ts';

/** What only the source of React itself has in it, whatever a bundler did: where it defines what its renderers read. */
const DEFINES_REACT =
  /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)["']?\]?\s*=(?!=)/;
/** What a renderer of React for pages calls itself to its developer tools. */
const DEFINES_RENDERER = /rendererPackageName["']?\s*:\s*["']react-dom["']/;

const SCRIPT = /\.m?js$/;
const REACT = /^react(-dom)?(\/|$)/;

const refuse = (detail: string) =>
  new Problem(
    422,
    'own-react',
    `${detail} A page has one React, the host's: a second one has contexts and an event system of its own. Take react and react-dom from the host, with "import: false".`,
  );

/** @throws Problem where a file of a remote holds React or its renderer */
export function refuseOwnReact(record: ReleaseRecord, { path }: ReleaseFile, bytes: Buffer): void {
  if (record.remote === HOST_NAME || !SCRIPT.test(path)) return;
  const text = bytes.toString('latin1');
  const found = DEFINES_RENDERER.test(text) ? 'react-dom' : DEFINES_REACT.test(text) ? 'react' : null;
  if (found) throw refuse(`${path} of ${record.remote} ${record.version} brings a copy of ${found}.`);
}

/** @throws Problem where the record of a remote says that it brings a React of its own */
export function refuseProvidedReact({ remote, version, shared }: ReleaseRecord): void {
  if (remote === HOST_NAME) return;
  const own = shared.find(({ name, provides }) => provides && REACT.test(name));
  if (own) throw refuse(`${remote} ${version} shares ${own.name} ${own.version} of its own.`);
}
