import { ROUTES } from '@souk/contracts';
import { Link } from '@souk/remote-kit';
import { CircleAlert, EmptyState, buttonStyle } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Start = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** What stands in the place of a page whose remote was taken out while the customer was on it. */
export function WithdrawnPage() {
  const t = useText();
  return (
    <EmptyState
      wholePage
      icon={<CircleAlert size={40} />}
      title={t('withdrawn.title')}
      text={t('withdrawn.text')}
      action={<Start to={ROUTES.landing}>{t('withdrawn.start')}</Start>}
    />
  );
}
