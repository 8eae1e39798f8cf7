import { RECORD_FILE } from '@souk/contracts';

const MAX_PATH_LENGTH = 200;

const SEGMENT = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;
/** Device names on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;
/** An 8.3 short name, which some file systems give to another file. */
const SHORT_NAME = /~\d/;

/** Equal for paths that some file systems do not distinguish: without case, in one Unicode form. */
const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase();

/** The folders above a path. */
function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_segment, at) => segments.slice(0, at + 1).join('/'));
}

/** Why a path may not be a release's file, or null. */
function faultOfPath(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return `is longer than ${MAX_PATH_LENGTH} characters`;
  const segments = path.split('/');
  if (!segments.every((segment) => SEGMENT.test(segment)))
    return 'must be relative, with names of letters, digits and . _ @ ~ + - that do not start with a dot';
  const folded = foldedPath(path);
  if (folded.split('/')[0] === RECORD_FILE || folded.endsWith('.br'))
    return 'is a reserved name of the store';
  if (folded.split('/').some((name) => name.endsWith('.') || DEVICE.test(name) || SHORT_NAME.test(name)))
    return 'is a name that some file systems treat specially: a device, an 8.3 short name, or one that ends in a dot';
  return null;
}

/** Why these may not be the files of one release, as a sentence; null where they may. */
export function faultOfPaths(paths: readonly string[]): string | null {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const fault = faultOfPath(path);
    if (fault) return `${JSON.stringify(path)} ${fault}.`;
    const folded = foldedPath(path);
    const other = seen.get(folded);
    if (other !== undefined)
      return other === path
        ? `${path} is listed twice.`
        : `${path} and ${other} are the same file on file systems that ignore case.`;
    seen.set(folded, path);
  }
  for (const path of paths)
    for (const folder of foldersOf(path)) {
      const file = seen.get(foldedPath(folder));
      if (file !== undefined) return `${file} is both a file and a folder.`;
    }
  return null;
}
