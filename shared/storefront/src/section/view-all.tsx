import styled from 'styled-components';
import { Link, useShell } from '@souk/remote-kit';
import { ArrowRight, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const All = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: 44px;
  margin-block: -10px; /* its row is no higher than the heading */
  font: ${tokens.type.bodyStrong};
  color: ${tokens.color.accentStrong};

  svg {
    inline-size: 1.125rem;
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
  &:hover {
    text-decoration: underline;
  }
`;

/** The link to the page that holds all of a section, while a live release draws that page. */
export function ViewAll({ to, of }: { to: string; of: string }) {
  const t = useText();
  const { canNavigate } = useShell();
  if (!canNavigate(to)) return null;
  return (
    <All to={to} aria-label={t('viewAllOf', { section: of })}>
      {t('viewAll')}
      <ArrowRight aria-hidden />
    </All>
  );
}
