import { join, relative, sep } from 'node:path';

const HERE = import.meta.dirname;
const EXECUTABLE = join(HERE, '../../../souk');

/** How this command line is called from a folder: `./souk` in Souk's repository, `npx souk` where it is a dependency. */
export function commandForm(folder: string = process.cwd(), executable: string = EXECUTABLE): string {
  if (HERE.split(sep).includes('node_modules')) return 'npx souk';
  const path = relative(folder, executable);
  return quoted(path.startsWith('.') || path.startsWith(sep) ? path : `./${path}`);
}

/** A path as one word of a shell. */
const quoted = (path: string): string =>
  /^[\w./:+@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

/** The commands in a text from elsewhere, such as `souk grant give …`, in the form that can be copied. */
export function withCommandForm(text: string, form: string = commandForm()): string {
  // What has that form already stays: a folder of its path can be named `my souk`.
  const parts = text.split(form);
  return parts.map((part) => part.replace(/(?<![\w./-])souk (?=[a-z])/g, () => `${form} `)).join(form);
}
