/** What the stack and the command line build with; the jest preset has its own entry point. */
export { buildRelease, developmentVersion, readManifest } from './build.ts';
export type { BuildOptions, BuiltRelease } from './build.ts';
export { repositoryRoot } from './workspace.ts';
export { startDevelopmentServer } from './development-server.ts';
export type { DevelopmentServer } from './development-server.ts';
export { serveLocalBuild } from './local-build-server.ts';
export type { LocalBuildServer } from './local-build-server.ts';
export { buildPage, isPageBuilt, pageFolder } from './build-page.ts';
export type { BuiltPage } from './build-page.ts';
