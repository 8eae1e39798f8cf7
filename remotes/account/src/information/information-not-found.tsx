import { ROUTES } from '@souk/contracts';
import { usePageHead } from '@souk/remote-kit';
import { EmptyState } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { useText } from './texts/texts.ts';

/** What stands where the marketplace has no such page; the edge has answered it with 404 (FTR-1, RTE-3). */
export function InformationNotFound() {
  const t = useText();
  usePageHead({ title: t('notFound') });
  return (
    <EmptyState
      wholePage
      title={t('notFound')}
      text={t('notFoundText')}
      action={<ActionLink to={ROUTES.home}>{t('home')}</ActionLink>}
    />
  );
}
