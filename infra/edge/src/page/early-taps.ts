import { createHash } from 'node:crypto';
import { EARLY_TAPS } from '@souk/contracts';

/**
 * The one inline script of a rendered page: it notes what is tapped before scripts have hydrated the page, so that they can
 * repeat it. React sets properties of its own on each element that it has hydrated; those answer by themselves. Links need none.
 */
const EARLY_TAPS_SCRIPT = `(() => {
  const taps = (window.${EARLY_TAPS.global} = []);
  addEventListener('click', ({ target }) => {
    const control = target.closest('button, [role=button], [role=tab], a:not([href])');
    if (!control || Object.keys(control).some((name) => name.startsWith('__react'))) return;
    control.setAttribute('${EARLY_TAPS.attribute}', '');
    if (!taps.includes(control)) taps.push(control);
  });
})()`;

/** The script, and how a control looks that was tapped early. */
export const earlyTapsHtml = (nonce: string): string =>
  `<style nonce="${nonce}">[${EARLY_TAPS.attribute}]{opacity:.6}</style>
<script>${EARLY_TAPS_SCRIPT}</script>`;

/** How the page's policy allows it. */
export const EARLY_TAPS_HASH = `'sha256-${createHash('sha256').update(EARLY_TAPS_SCRIPT).digest('base64')}'`;
