import { cashbackQuery } from '@souk/api-client';
import type { Cashback } from '@souk/contracts';
import { useFormats, useQuery, useShell } from '@souk/remote-kit';
import { ChevronDown, Gift, Skeleton, tokens, useCloseOnBack } from '@souk/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Contribution } from '../contributions/contribution.tsx';
import { useText } from './texts/texts.ts';

const Toggle = styled.button<{ $panelIs: 'above' | 'below' }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  min-block-size: 44px;
  padding-block: ${tokens.space[2]};
  font: ${tokens.type.smallStrong};

  > svg {
    flex: none;
  }
  > span {
    flex: 1;
  }
  /* It points to where the panel is about to go. */
  > :last-child {
    rotate: ${({ $panelIs }) => ($panelIs === 'above' ? '180deg' : '0deg')};
    transition: rotate ${tokens.motion.fast};
  }
  &[aria-expanded='true'] > :last-child {
    rotate: ${({ $panelIs }) => ($panelIs === 'above' ? '0deg' : '180deg')};
  }
`;

/** Hears the keys of line and panel, and takes no part in how they are laid out. */
const Keys = styled.div`
  display: contents;
`;

/**
 * As high as its offers are about to be, so that it does not grow over what is read when they take the skeleton's place;
 * what is more scrolls.
 */
const Panel = styled.div<{ $offers: number }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  block-size: min(60dvb, ${({ $offers }) => 5 + 8.5 * $offers}rem);
`;

interface Props {
  panelIs: 'above' | 'below';
  /** Puts the line and its panel where they stand; the panel is null while it is closed. */
  children(line: ReactNode, panel: ReactNode): ReactNode;
}

/** The first cashback offer in one line, which opens the panel of all that run; nothing while none does (LAN-3, WAL-8). */
export function CashbackLine({ panelIs, children }: Props) {
  const t = useText();
  const formats = useFormats();
  const { toast } = useShell();
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const { data: offers = [] } = useQuery(cashbackQuery());
  const [first] = offers;
  if (!first) return null;

  const inWords = ({ cashback_type: type, cashback_amount: amount, min_purchase: min }: Cashback) => {
    const value = type === 'percentage' ? formats.percent(amount) : formats.money(amount);
    return min > 0 ? t('offer', { value, min: formats.money(min) }) : t('offerOnAll', { value });
  };
  const line = (
    <Toggle
      type="button"
      $panelIs={panelIs}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
    >
      <Gift size={20} aria-hidden />
      <span>{inWords(first)}</span>
      <ChevronDown size={18} aria-hidden />
    </Toggle>
  );
  const panel = open && (
    <Panel id={id} $offers={offers.length}>
      <Contribution
        place="cashback-offers"
        moduleType={null}
        given={{ offers, onClose: close }}
        waiting={<Skeleton height="100%" radius="xl" />}
        onMissing={() => {
          close();
          toast({ kind: 'error', id: 'cashback-offers', text: t('unavailable') });
        }}
      />
    </Panel>
  );
  return <Keys onKeyDown={({ key }) => key === 'Escape' && close()}>{children(line, panel)}</Keys>;
}
