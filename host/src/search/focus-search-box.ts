/** Brings the search box of the header into sight, ready to type in. */
export function focusSearchBox(): void {
  document.querySelector<HTMLElement>('form[role="search"] [role="combobox"]')?.focus();
}
