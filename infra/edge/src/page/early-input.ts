import { createHash } from 'node:crypto';
import { EARLY_EDITS, EARLY_TAPS } from '@souk/contracts';

/**
 * An inline script of a rendered page: it notes what is tapped, typed, chosen and submitted before scripts have hydrated
 * the page, so that they can repeat it. React sets properties of its own on each element that it has hydrated; those answer by
 * themselves. Links and forms with an action need none. Other forms would send what was typed to the page's own address.
 */
const EARLY_INPUT_SCRIPT = `(() => {
  const taps = (window.${EARLY_TAPS.global} = []);
  const edits = (window.${EARLY_EDITS} = []);
  const isHydrated = (element) => Object.keys(element).some((name) => name.startsWith('__react'));
  const noteTap = (element) => {
    element.setAttribute('${EARLY_TAPS.attribute}', '');
    if (!taps.includes(element)) taps.push(element);
  };
  addEventListener('click', ({ target }) => {
    const control = target.closest('button, [role=button], [role=tab], a:not([href])');
    if (control && !isHydrated(control)) noteTap(control);
  });
  addEventListener('input', ({ target }) => {
    if (isHydrated(target)) return;
    const known = edits.find(({ field }) => field === target);
    const edit = known ?? { field: target };
    edit.value = target.value;
    edit.checked = target.checked;
    if (!known) edits.push(edit);
  });
  addEventListener('submit', (event) => {
    const form = event.target;
    if (form.hasAttribute('action') || isHydrated(form)) return;
    event.preventDefault();
    if (!event.submitter) noteTap(form);
  });
})()`;

/** The script, and how a control looks that was tapped early. */
export const earlyInputHtml = (nonce: string): string =>
  `<style nonce="${nonce}">[${EARLY_TAPS.attribute}]{opacity:.6}</style>
<script>${EARLY_INPUT_SCRIPT}</script>`;

/** How the page's policy allows it. */
export const EARLY_INPUT_HASH = `'sha256-${createHash('sha256').update(EARLY_INPUT_SCRIPT).digest('base64')}'`;
