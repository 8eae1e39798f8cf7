import styled from 'styled-components';
import { QuantityStepper, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { OptionRow } from './option-row.tsx';
import type { Choice } from './use-choice.ts';
import { useExtra } from './use-extra.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  column-gap: ${tokens.space[3]};
`;

/** What one may have beside an item, each with a number of its own (POP-14, POP-22); nothing where there is none. */
export function AddOns({ choice }: { choice: Choice }) {
  const t = useText();
  const extra = useExtra();
  const { add_ons } = choice.item;
  if (add_ons.length === 0) return null;
  return (
    <ChoiceGroup heading={t('dialog.addOns')} required={false}>
      {add_ons.map(({ id, name, price }) => {
        const count = choice.addOnCount(id);
        return (
          <Row key={id}>
            <OptionRow
              type="checkbox"
              name={`add-on-${id}`}
              checked={count > 0}
              label={name}
              detail={extra(price)}
              onPick={() => choice.setAddOn(id, count > 0 ? 0 : 1)}
            />
            {count > 0 && (
              <QuantityStepper
                size="s"
                min={0}
                max={MAX_QUANTITY}
                value={count}
                label={t('item.quantity', { name })}
                onChange={(next) => choice.setAddOn(id, next)}
              />
            )}
          </Row>
        );
      })}
    </ChoiceGroup>
  );
}

/** The most of one add-on that a cart takes. */
const MAX_QUANTITY = 999;
