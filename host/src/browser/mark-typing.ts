/** On the root element while a field has the focus. */
export const TYPING_ATTRIBUTE = 'data-typing';

/**
 * Marks the root element while a field has the focus. Rules by `:has()` about the focus begin with the mark: a root that such a
 * rule may match is styled again, with all of the page, whenever an element is added anywhere. Answers what ends it.
 */
export function markTyping(): () => void {
  const mark = () =>
    document.documentElement.toggleAttribute(
      TYPING_ATTRIBUTE,
      document.activeElement?.matches('input, textarea') ?? false,
    );
  // A field may have been reached before scripts ran.
  mark();
  addEventListener('focusin', mark);
  addEventListener('focusout', mark);
  return () => {
    removeEventListener('focusin', mark);
    removeEventListener('focusout', mark);
  };
}
