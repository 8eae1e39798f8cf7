export { isPublicCall } from './is-public-call.ts';
export { renderedDocument } from './rendered-document.ts';
export { renderedHtml } from './rendered-html.ts';
export type { RenderedHtml } from './rendered-html.ts';
export { BundleFaultError, createRenderer } from './renderer.ts';
export type { AnswerCall, Renderer, ServerBundle } from './renderer.ts';
