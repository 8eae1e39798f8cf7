import { Problem } from '@souk/http-server';
import { StoreRefusedError, StoreUnavailableError, type ObjectStore } from '@souk/object-store';

/** The same store, with errors that say what to do. */
export function withProblems(objects: ObjectStore): ObjectStore {
  return {
    get: (...args) => objects.get(...args).catch(toProblem),
    put: (...args) => objects.put(...args).catch(toProblem),
    putNew: (...args) => objects.putNew(...args).catch(toProblem),
    remove: (...args) => objects.remove(...args).catch(toProblem),
    list: (...args) => objects.list(...args).catch(toProblem),
  };
}

function toProblem(error: unknown): never {
  if (error instanceof StoreUnavailableError || error instanceof StoreRefusedError)
    throw new Problem(
      503,
      'store-unavailable',
      `${error.message} Nothing was changed. Try again once the store is available.`,
    );
  throw error;
}

/** Turns a full disk into a problem. */
export function fullDisk(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw new Problem(
      507,
      'store-full',
      'The disk of the release store is full. Nothing was changed. Free some space, then try again.',
    );
  throw error;
}
