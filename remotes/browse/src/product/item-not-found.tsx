import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { useText } from '../texts/texts.ts';

/** What stands where an address names no item (RTE-3). */
export function ItemNotFound() {
  const t = useText();
  return <NotFoundPage title={t('notFound.title')} text={t('notFound.text')} />;
}
