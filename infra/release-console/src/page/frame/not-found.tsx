import { EmptyState, SearchX } from '@souk/ui';
import { Link } from 'react-router-dom';
import { useText } from '../texts/texts.ts';
import { useTitle } from './use-title.ts';

export function NotFound() {
  const t = useText();
  useTitle(t('errors.notFound'));
  return (
    <EmptyState
      wholePage
      icon={<SearchX size={40} strokeWidth={1.6} />}
      title={t('errors.notFound')}
      text={t('errors.notFoundText')}
      action={<Link to="/">{t('errors.home')}</Link>}
    />
  );
}
