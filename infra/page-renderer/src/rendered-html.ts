import { ACCENT_STYLE_ID, escapeJson, HYDRATION_STATE_ID, INLINE_STYLE_ATTRIBUTE } from '@souk/contracts';
import type { RenderedPage } from '@souk/contracts';

/** A rendered page as text, from which the HTML of each response is made. */
export interface PageText {
  html: string;
  /** Style elements, without a nonce. */
  css: string;
  /** Rules that stand for inline styles. */
  inlineRules: string;
  accent: string;
  /** JSON as it may stand in a script element. */
  hydrationState: string;
}

/** The parts of a rendered page in the HTML of one response. */
export interface RenderedHtml {
  /** Style elements. */
  head: string;
  /** The content of the host's root element. */
  content: string;
  /** The script element with the hydration state. */
  data: string;
}

/** What could end a rule, or the style element; our inline styles do not contain it. */
const UNSAFE = /[<>{}]/;

/** What is the same in every response; made once, since the hydration state may be large. */
export function pageText({ html, css, accent, hydrationState }: RenderedPage): PageText {
  const rules = hydrationState.inlineStyles.map((style, index) =>
    UNSAFE.test(style) ? '' : `#souk [${INLINE_STYLE_ATTRIBUTE}="${index}"]{${style}}`,
  );
  return { html, css, inlineRules: rules.join('\n'), accent, hydrationState: escapeJson(hydrationState) };
}

/** @param age of the page, in seconds */
export function htmlOfText(page: PageText, age: string, nonce: string): RenderedHtml {
  const { html, css, inlineRules, accent, hydrationState } = page;
  return {
    head: [
      css.replaceAll('<style ', `<style nonce="${nonce}" `),
      `<style nonce="${nonce}">${inlineRules}</style>`,
      accent && `<style nonce="${nonce}" id="${ACCENT_STYLE_ID}">${accent}</style>`,
    ]
      .filter(Boolean)
      .join('\n'),
    content: html,
    data: `<script type="application/json" id="${HYDRATION_STATE_ID}" data-age="${age}">${hydrationState}</script>`,
  };
}

/** @param age of the page, in seconds */
export const renderedHtml = (page: RenderedPage, age: string, nonce: string): RenderedHtml =>
  htmlOfText(pageText(page), age, nonce);
