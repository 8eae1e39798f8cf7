import { text } from './texts/texts.ts';

/**
 * Why something failed and what to do, as `ErrorState` says it, for where a sentence stands without one (API-5, API-8). A
 * refusal has no words here: the server knows why.
 */
export const causeText = (kind: 'offline' | 'unreachable' | 'slow' | 'server'): string =>
  text(`cause.${kind}`);
