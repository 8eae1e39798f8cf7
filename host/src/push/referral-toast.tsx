import { useEffect } from 'react';
import { useReadable } from '@souk/remote-kit';
import { Gift, IconButton, media, tokens, X } from '@souk/ui';
import styled from 'styled-components';
import { shownReferral } from './shown-referral.ts';
import { useText } from './texts/texts.ts';

/** How long a referral toast stays, in milliseconds (PSH-3). */
const DURATION = 5000;

const Place = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-start: calc(68px + ${tokens.space[3]});
  /* The right of the screen in either direction (PSH-3). */
  right: ${tokens.space[4]};
  max-inline-size: min(380px, calc(100vw - 2 * ${tokens.space[4]}));

  ${media.low} {
    inset-block-start: ${tokens.space[3]};
  }
`;

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.l};
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  flex: 1;
`;

/** Shows a referral at the top of the page, for five seconds (PSH-3). */
export function ReferralToast() {
  const t = useText();
  const shown = useReadable(shownReferral);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => shownReferral.set(null), DURATION);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <Place role="status">
      {shown && (
        <Card>
          <Gift size={22} aria-hidden />
          <Words>
            <strong>{shown.title}</strong>
            <span>{shown.body}</span>
          </Words>
          <IconButton
            label={t('close')}
            icon={<X size={18} aria-hidden />}
            onClick={() => shownReferral.set(null)}
          />
        </Card>
      )}
    </Place>
  );
}
