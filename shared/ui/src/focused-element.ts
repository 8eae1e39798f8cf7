/** On a menu: the id of its trigger, which outlives the entry that opened a dialog. */
export const OPENER = 'data-souk-opener';

/** What has the focus, and gets it back from a dialog that opens: the trigger of a menu for the entries of the menu. */
export function focusedElement(): Element | null {
  const menu = document.activeElement?.closest(`[${OPENER}]`);
  return menu ? document.getElementById(menu.getAttribute(OPENER) ?? '') : document.activeElement;
}
