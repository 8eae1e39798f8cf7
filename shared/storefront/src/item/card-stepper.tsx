import { useEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { Item } from '@souk/contracts';
import { media, QuantityStepper, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const HOVER_OUT_MS = 500;

const pop = keyframes`
  from { scale: 0.8; }
  60% { scale: 1.12; }
`;

const Frame = styled.div<{ $open: boolean; $isNew: boolean }>`
  position: relative;
  border-radius: ${tokens.radius.round};
  box-shadow: ${tokens.shadow.m};
  background: ${tokens.color.raised};
  transition: clip-path ${tokens.motion.calm};
  ${({ $isNew }) =>
    $isNew &&
    css`
      animation: ${pop} ${tokens.motion.calm};
    `}

  ${media.hover} {
    /* Closed, only the end of the stepper is there, under the figure. */
    clip-path: ${({ $open }) =>
      $open ? 'inset(-1rem round 999px)' : 'inset(0 0 0 calc(100% - 44px) round 999px)'};
    &:dir(rtl) {
      clip-path: ${({ $open }) =>
        $open ? 'inset(-1rem round 999px)' : 'inset(0 calc(100% - 44px) 0 0 round 999px)'};
    }
  }
`;
const Figure = styled.span<{ $open: boolean }>`
  display: none;

  ${media.hover} {
    display: ${({ $open }) => ($open ? 'none' : 'grid')};
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 44px;
    place-items: center;
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font: ${tokens.type.bodyStrong};
    pointer-events: none;
  }
`;

interface Props {
  item: Item;
  quantity: number;
  /** It was put into the cart just now, by a press here: a small reward. */
  isNew?: boolean;
  onChange(quantity: number): void;
}

/** The stepper on a card: a figure that opens under pointer or focus, and closes half a second after both have left (CRT-8). */
export function CardStepper({ item, quantity, isNew = false, onChange }: Props) {
  const t = useText();
  const [open, setOpen] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attention = useRef({ pointer: false, keyboard: false });
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), HOVER_OUT_MS);
  };
  const attend = (change: Partial<typeof attention.current>) => {
    Object.assign(attention.current, change);
    if (!attention.current.pointer && !attention.current.keyboard) return hideSoon();
    clearTimeout(timer.current);
    setOpen(true);
  };
  useEffect(() => {
    hideSoon();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <Frame
      $open={open}
      $isNew={isNew}
      data-open={open}
      onPointerEnter={() => attend({ pointer: true })}
      onPointerLeave={() => attend({ pointer: false })}
      // A press of the mouse leaves the focus on the button, but nobody's attention.
      onFocus={({ target }) => attend({ keyboard: target.matches(':focus-visible') })}
      onBlur={() => attend({ keyboard: false })}
    >
      <QuantityStepper
        value={quantity}
        min={0}
        label={t('item.quantity', { name: item.name })}
        onChange={onChange}
      />
      <Figure $open={open} aria-hidden>
        {quantity}
      </Figure>
    </Frame>
  );
}
