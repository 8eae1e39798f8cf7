import { ACCENT_STYLE_ID, FIRST_SCREEN_ID, INLINE_STYLE_ATTRIBUTE } from '@souk/contracts';
import { escapeJson } from '../page/escape.ts';
import type { FoundPage } from './server-pages.ts';

/** What a drawn page adds to the HTML, with the nonce of one answer. */
export interface DrawnHtml {
  /** Style elements. */
  styles: string;
  /** The content of the host's root element. */
  content: string;
  /** What scripts take the page over with. */
  data: string;
}

/** What could end a rule, or the style element around it; no style of ours has it. */
const UNSAFE = /[<>{}]/;

export function drawnHtml({ page, age }: FoundPage, nonce: string): DrawnHtml {
  const { html, css, accent, firstScreen } = page;
  const rules = firstScreen.inlineStyles.map((style, index) =>
    UNSAFE.test(style) ? '' : `#souk [${INLINE_STYLE_ATTRIBUTE}="${index}"]{${style}}`,
  );
  return {
    styles: [
      css.replaceAll('<style ', `<style nonce="${nonce}" `),
      `<style nonce="${nonce}">${rules.join('\n')}</style>`,
      accent && `<style nonce="${nonce}" id="${ACCENT_STYLE_ID}">${accent}</style>`,
    ]
      .filter(Boolean)
      .join('\n'),
    content: html,
    data: `<script type="application/json" id="${FIRST_SCREEN_ID}" data-age="${age}" nonce="${nonce}">${escapeJson(firstScreen)}</script>`,
  };
}
