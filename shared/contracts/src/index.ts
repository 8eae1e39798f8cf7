/** The browser's door: types, constants and pure functions. The schemas themselves are behind `@souk/contracts/api`. */
export type * from './api/index.ts';
export * from './availability.ts';
export * from './headers.ts';
export * from './pictures.ts';
export * from './pricing.ts';
export * from './releases/channel.ts';
export * from './releases/discovery.ts';
export * from './releases/manifest.ts';
export * from './releases/release.ts';
export * from './routes.ts';
export * from './shell/contributions.ts';
export * from './shell/events.ts';
export * from './shell/readable.ts';
export * from './shell/services.ts';
export * from './storage-keys.ts';
