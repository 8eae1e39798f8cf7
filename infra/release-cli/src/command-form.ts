import { join, relative, sep } from 'node:path';

const HERE = import.meta.dirname;
const EXECUTABLE = join(HERE, '../../../souk');

/** How this command line is called from a folder: `./souk` in Souk's repository, `npx souk` where it is a dependency. */
export function commandForm(folder: string = process.cwd()): string {
  if (HERE.split(sep).includes('node_modules')) return 'npx souk';
  const path = relative(folder, EXECUTABLE);
  return path.startsWith('.') || path.startsWith(sep) ? path : `./${path}`;
}

/** The commands in a text from elsewhere, such as `souk grant give …`, in the form that can be copied. */
export const withCommandForm = (text: string): string =>
  text.replace(/(?<![\w./-])souk (?=[a-z])/g, `${commandForm()} `);
