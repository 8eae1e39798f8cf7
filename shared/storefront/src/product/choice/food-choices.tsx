import { useId } from 'react';
import { boundsOf } from '@souk/contracts';
import type { FoodVariation } from '@souk/contracts';
import { useText } from '../texts/texts.ts';
import { AddOns } from './add-ons.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { OptionRow } from './option-row.tsx';
import type { Choice } from './use-choice.ts';
import { useExtra } from './use-extra.ts';
import { useGroupProblem } from './use-group-problem.ts';

function DishGroup({ choice, group }: { choice: Choice; group: FoodVariation }) {
  const t = useText();
  const id = useId();
  const extra = useExtra();
  const problemOf = useGroupProblem(choice);
  const { name, required, type, values } = group;
  const { problem, called } = problemOf(name);
  const several = type === 'multi';
  return (
    <ChoiceGroup
      heading={name}
      required={required === 'on'}
      hint={several ? t('dialog.pickBetween', boundsOf(group)) : t('dialog.pickOne')}
      problem={problem}
      called={called}
    >
      {values.map(({ label, optionPrice }) => (
        <OptionRow
          key={label}
          type={several ? 'checkbox' : 'radio'}
          name={id}
          checked={choice.isPicked(name, label)}
          label={label}
          detail={extra(optionPrice)}
          invalid={problem !== undefined}
          onPick={() => choice.pick(name, label, several ? 'several' : 'one')}
        />
      ))}
    </ChoiceGroup>
  );
}

/** A dish's groups of options and its add-ons (POP-10 to POP-14, POP-21, POP-22). */
export function FoodChoices({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.item.food_variations.map((group) => (
        <DishGroup key={group.name} choice={choice} group={group} />
      ))}
      <AddOns choice={choice} />
    </>
  );
}
