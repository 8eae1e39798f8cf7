import { useState } from 'react';
import { MAX_TIP } from '@souk/contracts';
import { parseAmount } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { Chip, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';
import { PartCard } from './part-card.tsx';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const Soft = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Other = styled.div`
  max-inline-size: 240px;
`;

/** An amount as it was typed, to the cent; NaN where it is none. */
const amountOf = (typed: string): number => {
  const amount = parseAmount(typed);
  return amount >= 0 && amount <= MAX_TIP ? Math.round(amount * 100) / 100 : NaN;
};

/** What the rider gets on top (CHK-2). */
export function TipPart() {
  const t = useText();
  const { money } = useFormats();
  const { values, change, quote, errors } = useOrder();
  const { tip } = values;
  const [other, setOther] = useState(tip !== 0 && !quote.tip_choices.includes(tip));
  const [hasChosenOther, setHasChosenOther] = useState(false);
  const [typed, setTyped] = useState(other && tip > 0 ? String(tip) : '');
  const amount = typed.trim() === '' ? 0 : amountOf(typed);
  const wrong = other && Number.isNaN(amount);
  const take = (choice: number) => {
    setOther(false);
    setTyped('');
    change({ tip: choice });
  };
  const chooseOther = () => {
    setHasChosenOther(true);
    setOther(true);
  };
  // Each amount is a quote: the one that is meant, not those on the way to it.
  const takeTyped = () => {
    if (!Object.is(amount, tip)) change({ tip: amount });
  };
  return (
    <PartCard title={t('tip.title')} part="tip" error={wrong ? null : errors.tip}>
      <Soft>{t('tip.text')}</Soft>
      <Chips role="group" aria-label={t('tip.title')}>
        <Chip selected={!other && tip === 0} onClick={() => take(0)}>
          {t('tip.none')}
        </Chip>
        {quote.tip_choices.map((choice) => (
          <Chip key={choice} selected={!other && tip === choice} onClick={() => take(choice)}>
            {money(choice)}
          </Chip>
        ))}
        <Chip selected={other} onClick={chooseOther}>
          {t('tip.other')}
        </Chip>
      </Chips>
      {other && (
        <Other>
          <TextField
            label={t('tip.other')}
            name="tip"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            // Not where the part is drawn with an amount from before.
            autoFocus={hasChosenOther}
            value={typed}
            error={wrong ? t('tip.wrong') : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={takeTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              takeTyped();
            }}
          />
        </Other>
      )}
    </PartCard>
  );
}
