export { aShell } from './a-shell.ts';
export { allowConsoleError } from './console-errors.ts';
export { sectionAnswers, sectionBanners, sectionHeadings, sectionsLoaded } from './home-sections.ts';
export { marketplace } from './marketplace.ts';
export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render-remote.tsx';
export * from './builders.ts';
