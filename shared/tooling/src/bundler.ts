/** The parts of our builds, for other bundles of the same sources: comparisons, not releases. */
export { compile } from './compile.ts';
export { chunksWith } from './webpack/chunks-with.ts';
export { IntegrityPlugin } from './webpack/integrity-plugin.ts';
export { LateTextsPlugin } from './webpack/late-texts-plugin.ts';
export { minimizer, sourceModules } from './webpack/source-modules.ts';
export { START_CHUNK, exposedModules, sharedCacheGroups, sharedChunk } from './webpack/webpack-config.ts';
export { BY_CONTENT, SINGLETONS } from './shared-packages.ts';
