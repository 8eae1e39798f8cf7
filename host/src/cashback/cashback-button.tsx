import { cashbackQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { Gift, tokens, useCloseOnBack, X } from '@souk/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { CashbackPanel } from './cashback-panel.tsx';

const Float = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.raised};
  display: grid;
  justify-items: end;
  gap: ${tokens.space[3]};
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  box-shadow: ${tokens.shadow.l};
`;

/** The cashback offers that run, behind a floating button; nothing while there are none (LAN-3, WAL-8). */
export function CashbackButton() {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  const { data: offers } = useQuery(cashbackQuery());
  if (!offers || offers.length === 0) return null;
  return (
    <Float onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      {open && <CashbackPanel id={id} offers={offers} onClose={() => setOpen(false)} />}
      <Toggle
        type="button"
        aria-label={t('cashback.title')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Gift aria-hidden />}
      </Toggle>
    </Float>
  );
}
