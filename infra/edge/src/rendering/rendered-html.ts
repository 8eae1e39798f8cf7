import { ACCENT_STYLE_ID, EARLY_TAPS, HYDRATION_STATE_ID, INLINE_STYLE_ATTRIBUTE } from '@souk/contracts';
import { EARLY_TAPS_SCRIPT } from '../page/early-taps.ts';
import { escapeJson } from '../page/escape.ts';
import type { CachedPage } from './page-cache.ts';

/** The parts of a rendered page in the HTML of one response. */
export interface RenderedHtml {
  /** Style elements, and the script for what is tapped early. */
  head: string;
  /** The content of the host's root element. */
  content: string;
  /** The script element with the hydration state. */
  data: string;
}

/** What could end a rule, or the style element; our inline styles do not contain it. */
const UNSAFE = /[<>{}]/;

export function renderedHtml({ page, age }: CachedPage, nonce: string): RenderedHtml {
  const { html, css, accent, hydrationState } = page;
  const rules = hydrationState.inlineStyles.map((style, index) =>
    UNSAFE.test(style) ? '' : `#souk [${INLINE_STYLE_ATTRIBUTE}="${index}"]{${style}}`,
  );
  return {
    head: [
      css.replaceAll('<style ', `<style nonce="${nonce}" `),
      `<style nonce="${nonce}">${rules.join('\n')}</style>`,
      `<style nonce="${nonce}">[${EARLY_TAPS.attribute}]{opacity:.6}</style>`,
      `<script>${EARLY_TAPS_SCRIPT}</script>`,
      accent && `<style nonce="${nonce}" id="${ACCENT_STYLE_ID}">${accent}</style>`,
    ]
      .filter(Boolean)
      .join('\n'),
    content: html,
    data: `<script type="application/json" id="${HYDRATION_STATE_ID}" data-age="${age}" nonce="${nonce}">${escapeJson(hydrationState)}</script>`,
  };
}
