import { NotFound } from '../page/not-found.tsx';
import { useText } from '../texts/texts.ts';

/** What stands where an address names no item (RTE-3). */
export function ItemNotFound() {
  const t = useText();
  return <NotFound heading={t('notFound.title')} text={t('notFound.text')} />;
}
