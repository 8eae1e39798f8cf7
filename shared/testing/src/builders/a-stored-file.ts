import type { StoredFile } from '@souk/contracts';

/** A picture as the API stored it. */
export const aStoredFile = (changes: Partial<StoredFile> = {}): StoredFile => ({
  id: 'a-picture-that-was-stored',
  full_url: '/api/v1/files/a-picture-that-was-stored?expires=1&signature=x',
  width: 800,
  height: 600,
  ...changes,
});
