import { resolve } from 'node:path';

/** The repository that this package stands in. Means nothing where it was installed. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');
