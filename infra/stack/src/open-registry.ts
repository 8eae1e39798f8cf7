import { StoreRefusedError, StoreUnavailableError } from '@souk/object-store';
import { startRegistry, type RegistryOptions, type RunningRegistry } from '@souk/release-registry';
import { UserError } from './user-error.ts';

/** @throws UserError where the store of releases is unavailable or not safe. */
export async function openRegistry(options: RegistryOptions): Promise<RunningRegistry> {
  try {
    return await startRegistry(options);
  } catch (error) {
    if (error instanceof StoreRefusedError || error instanceof StoreUnavailableError)
      throw new UserError(`${error.message} Its address is set in SOUK_STORE_URL.`);
    throw error;
  }
}
