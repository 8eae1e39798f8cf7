export { discovered } from './channels/discovery-document.ts';
export { newSigningKey } from './signing/sign-document.ts';
export { createSigner } from './signing/sign-document.ts';
export { openFolderStore } from './store/folder-store.ts';
export { startRegistry } from './start-registry.ts';
export type { RegistryOptions, RunningRegistry } from './start-registry.ts';
export { isToken, newToken } from './tokens/token-format.ts';
