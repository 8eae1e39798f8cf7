export { createRegistryClient } from './registry-client.ts';
export type { RegistryClient } from './registry-client.ts';
export type { ActivateOptions, RollbackOptions } from './registry/channels.ts';
export { RegistryError } from './registry/registry-error.ts';
export type { PublishResult } from './registry/releases.ts';
