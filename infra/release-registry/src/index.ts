export { startRegistry } from './start-registry.ts';
export type { RegistryOptions, RunningRegistry } from './start-registry.ts';
