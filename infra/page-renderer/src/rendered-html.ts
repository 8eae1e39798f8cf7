import { ACCENT_STYLE_ID, escapeJson, HYDRATION_STATE_ID, INLINE_STYLE_ATTRIBUTE } from '@souk/contracts';
import type { RenderedPage } from '@souk/contracts';

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

/** @param age of the page, in milliseconds */
export function renderedHtml(page: RenderedPage, age: number, nonce: string): RenderedHtml {
  const { html, css, accent, hydrationState } = page;
  const rules = hydrationState.inlineStyles.map((style, index) =>
    UNSAFE.test(style) ? '' : `#souk [${INLINE_STYLE_ATTRIBUTE}="${index}"]{${style}}`,
  );
  return {
    head: [
      css.replaceAll('<style ', `<style nonce="${nonce}" `),
      `<style nonce="${nonce}">${rules.join('\n')}</style>`,
      accent && `<style nonce="${nonce}" id="${ACCENT_STYLE_ID}">${accent}</style>`,
    ]
      .filter(Boolean)
      .join('\n'),
    content: html,
    data: `<script type="application/json" id="${HYDRATION_STATE_ID}" data-age="${age}" nonce="${nonce}">${escapeJson(hydrationState)}</script>`,
  };
}
