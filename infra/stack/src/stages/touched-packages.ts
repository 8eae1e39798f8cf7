import { readPackages } from '@souk/tooling/packages';
import { withDependencies } from './package-graph.ts';

/** What decides about every package: installed versions, and the tools that compile and test. */
const DECIDES_ALL = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'shared/tooling/',
  'shared/testing/',
];

export interface TouchedPackages {
  /** Folders of the packages with a changed file, from the root. */
  changed: string[];
  /** Those, and of the packages that depend on one. */
  touched: string[];
  /** Every package is touched, since something changed that decides about all. */
  everything: boolean;
}

const decidesAll = (file: string) =>
  DECIDES_ALL.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/** The packages that a change touches. */
export function touchedPackages(root: string, files: readonly string[]): TouchedPackages {
  const all = readPackages(root).map(({ directory }) => directory);
  const changed = all.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const everything = files.some(decidesAll);
  const touched = everything
    ? all
    : all.filter((folder) => withDependencies(root, folder).some((it) => changed.includes(it)));
  return { changed, touched, everything };
}
