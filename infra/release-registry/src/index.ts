export { newSigningKey } from './signing/sign-document.ts';
export { startRegistry } from './start-registry.ts';
export type { RegistryOptions, RunningRegistry } from './start-registry.ts';
export { isToken, newToken } from './tokens/token-format.ts';
