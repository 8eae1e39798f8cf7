/** The door for tests of what announces and applies changes of channels. */
export * from './channel-model.ts';
export * from './generate-change.ts';
export * from './seeded-random.ts';
