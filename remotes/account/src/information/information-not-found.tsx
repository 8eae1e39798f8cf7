import { ROUTES } from '@souk/contracts';
import { Link, usePageHead } from '@souk/remote-kit';
import { buttonStyle, EmptyState } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Home = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** What stands where the marketplace has no such page; the edge has answered it with 404 (FTR-1, RTE-3). */
export function InformationNotFound() {
  const t = useText();
  usePageHead({ title: t('notFound') });
  return (
    <EmptyState
      wholePage
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Home to={ROUTES.home}>{t('home')}</Home>}
    />
  );
}
