/** Scrolls a row sideways to an element that is cut off in it, such as the selected tab on a narrow screen; the page itself stays where it is. */
export function showInRow(row: Element, element: Element): void {
  const [all, one] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (one.left < all.left || one.right > all.right)
    row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
}
