import { ROUTES } from '@souk/contracts';
import { Link } from '@souk/remote-kit';
import { EmptyState, buttonStyle } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Home = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** Shown for a path that no remote draws (RTE-3); the edge has answered it with 404. */
export function NotFoundPage() {
  const t = useText();
  return (
    <EmptyState
      wholePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Home to={ROUTES.home}>{t('notFound.home')}</Home>}
    />
  );
}
