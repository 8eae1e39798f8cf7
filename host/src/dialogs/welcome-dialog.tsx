import { useState } from 'react';
import { markWelcomeSeen } from '@souk/api-client';
import { AUTH_PATH, ROUTES } from '@souk/contracts';
import { useFormats, useLocation, useReadable, useShell } from '@souk/remote-kit';
import { Button, Dialog, Gift, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { isToBeGreeted } from './is-to-be-greeted.ts';
import { welcomeValue } from '../browser/welcome-value.ts';
import { useDialogs } from './dialogs-context.ts';

const { color, space } = tokens;

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
`;
const Medallion = styled.span`
  display: grid;
  place-items: center;
  inline-size: 80px;
  block-size: 80px;
  border-radius: ${tokens.radius.round};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;
const Offer = styled.p`
  font: ${tokens.type.title};
  text-wrap: balance;
`;
const Terms = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;

/** Not on pages of sign-in and checkout, where it would interrupt the customer. */
const isQuiet = (pathname: string): boolean =>
  pathname === ROUTES.interest || [AUTH_PATH, ROUTES.checkout].some((path) => pathname.startsWith(path));

/**
 * Greets a new customer with the discount of the first order and until when it holds, once on whatever device: the server
 * remembers that it was closed (SES-15).
 */
export function WelcomeDialog() {
  const t = useText();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { session } = useShell();
  const { confirmations } = useDialogs();
  const { customer } = useReadable(session.state);
  const isAsked = useReadable(confirmations.open) !== null;
  const [closedFor, setClosedFor] = useState<number | null>(null);
  if (!isToBeGreeted(customer) || customer.id === closedFor) return null;
  const { welcome_discount: discount, validity } = customer;
  if (!discount || isAsked || isQuiet(pathname)) return null;
  const close = () => {
    setClosedFor(customer.id);
    // Where that fails, the next visit greets again.
    void markWelcomeSeen().catch(() => undefined);
  };
  return (
    <Dialog
      open
      onClose={close}
      width="welcome"
      title={t('welcome.title', { name: customer.f_name })}
      footer={
        <Button block onClick={close}>
          {t('welcome.start')}
        </Button>
      }
    >
      <Body>
        <Medallion>
          <Gift size={40} strokeWidth={1.6} aria-hidden />
        </Medallion>
        <Offer>{t('welcome.offer', { value: welcomeValue(discount, formats) })}</Offer>
        <Terms>{t('welcome.how')}</Terms>
        {discount.discount_type === 'percent' && discount.max_discount > 0 && (
          <Terms>{t('welcome.upTo', { value: formats.money(discount.max_discount) })}</Terms>
        )}
        {validity && <Terms>{t('welcome.until', { date: formats.date(validity) })}</Terms>}
      </Body>
    </Dialog>
  );
}
