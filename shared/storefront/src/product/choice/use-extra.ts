import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** What something costs on top, or that it is included. */
export function useExtra() {
  const t = useText();
  const formats = useFormats();
  return (price: number) => (price > 0 ? `+${formats.money(price)}` : t('dialog.free'));
}
