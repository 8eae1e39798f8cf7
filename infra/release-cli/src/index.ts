export { createRegistryClient, RegistryError } from './registry-client.ts';
export type { ActivateOptions, PublishResult, RegistryClient, RollbackOptions } from './registry-client.ts';
