export { isPublicCall } from './is-public-call.ts';
export { renderedDocument } from './rendered-document.ts';
export { htmlOfText, pageText, renderedHtml } from './rendered-html.ts';
export type { PageText, RenderedHtml } from './rendered-html.ts';
export { BundleFaultError, createRenderer } from './renderer.ts';
export type { AnswerCall, Renderer, ServerBundle } from './renderer.ts';
