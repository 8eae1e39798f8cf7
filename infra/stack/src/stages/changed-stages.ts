import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTestFilesOf, testsWithJest } from './test-files.ts';
import { touchedPackages } from './touched-packages.ts';

/** What the stages of `--changed` look at, by paths from the root. */
export interface ChangedStages {
  format: string[];
  lint: string[];
  /** Jest runs the tests of these files and of all that imports them. */
  unit: string[];
  /** Test files for Node's own runner. */
  services: string[];
  /** Changed journeys. */
  journeys: string[];
}

const SOURCE = /\.[cm]?[jt]sx?$/;
/** Files that are imported; jest finds the tests of what imports them. */
const IMPORTED = /\/src\/.*\.([cm]?[jt]sx?|json)$/;
const TEST = /\.test\.tsx?$/;

function jestTestsOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => TEST.test(path))
    .map((path) => join(folder, 'src', path));
}

/** What a change of `files` touches; `files` may name removed ones. */
export function changedStages(root: string, files: readonly string[]): ChangedStages {
  const present = files.filter((file) => existsSync(join(root, file)));
  const imported = present.filter((file) => IMPORTED.test(file));
  const { changed, touched, everything } = touchedPackages(root, files);
  const withJest = (folder: string) => testsWithJest(join(root, folder));
  // Nothing imports a file that is removed, or read by its path, so all tests of its package run.
  const whole = everything
    ? touched
    : changed.filter((folder) =>
        files.some((file) => file.startsWith(`${folder}/`) && !imported.includes(file)),
      );
  const tests = whole.filter(withJest).flatMap((folder) => jestTestsOf(root, folder));
  return {
    format: present,
    lint: present.filter((file) => SOURCE.test(file)),
    unit: touched.some(withJest) ? [...new Set([...imported, ...tests])] : [],
    services: touched.flatMap((folder) => nodeTestFilesOf(join(root, folder), 'services')),
    journeys: present.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts')),
  };
}
