import { Problem } from '@souk/http-server';

/** For a call that names a release which the registry does not have. */
export const neverPublished = (remote: string, version: string): Problem =>
  new Problem(
    404,
    'no-release',
    `${remote} ${version} was never published. Publish it first, or choose another version.`,
  );
