import type { WalletBonus } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Gift, tokens } from '@souk/ui';
import styled from 'styled-components';
import { bonusOf } from './bonus-of.ts';
import { useText } from './texts/texts.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  font: ${tokens.type.small};

  li {
    display: flex;
    gap: ${tokens.space[2]};
  }
  svg {
    flex-shrink: 0;
    color: ${tokens.color.accent};
  }
`;
const Yours = styled.p`
  font: ${tokens.type.smallStrong};
  color: ${tokens.color.success};
`;

/** What adding money brings on top, and what this amount brings (WAL-3, WAL-9). */
export function BonusHint({ bonuses, amount }: { bonuses: readonly WalletBonus[]; amount: number }) {
  const t = useText();
  const { money, percent } = useFormats();
  const bonus = bonusOf(bonuses, amount);
  const words = ({ bonus_type, bonus_amount, minimum_add_amount, maximum_bonus_amount }: WalletBonus) => {
    const minimum = money(minimum_add_amount);
    if (bonus_type === 'amount') return t('bonus.amount', { minimum, bonus: money(bonus_amount) });
    if (maximum_bonus_amount === null)
      return t('bonus.percentage', { minimum, percent: percent(bonus_amount) });
    const maximum = money(maximum_bonus_amount);
    return t('bonus.percentageUpTo', { minimum, percent: percent(bonus_amount), maximum });
  };
  return (
    <>
      {bonuses.length > 0 && (
        <List aria-label={t('bonus.title')}>
          {bonuses.map((each) => (
            <li key={each.id}>
              <Gift size={18} aria-hidden />
              {words(each)}
            </li>
          ))}
        </List>
      )}
      <Yours role="status">{bonus > 0 && t('bonus.yours', { bonus: money(bonus) })}</Yours>
    </>
  );
}
