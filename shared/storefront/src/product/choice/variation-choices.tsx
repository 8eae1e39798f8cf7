import { useId } from 'react';
import styled from 'styled-components';
import { discountedPrice, variationOf } from '@souk/contracts';
import type { ChoiceOption } from '@souk/contracts';
import { refusalText } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { radioCardStyle, tokens, visuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Choice } from './use-choice.ts';
import { useGroupProblem } from './use-group-problem.ts';

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const Option = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-inline-size: 56px;
  min-block-size: 44px;
  padding: ${tokens.space[1]} ${tokens.space[4]};
  font: ${tokens.type.bodyStrong};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${radioCardStyle}
  border-radius: ${tokens.radius.m};
  box-shadow: inset 0 0 0 1px ${tokens.color.lineStrong};

  small {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  &[data-sold-out='true'] > span {
    color: ${tokens.color.inkSoft};
    text-decoration: line-through;
  }
`;
const Radio = styled.input`
  ${visuallyHidden}
`;

interface Props {
  choice: Choice;
  axis: ChoiceOption;
}

/** What an option comes to together with what else is picked. */
function useOptionFacts({ choice, axis }: Props) {
  const formats = useFormats();
  const { item, wanted } = choice;
  const priced = new Set(item.variations.map(({ price }) => price)).size > 1;
  return (label: string) => {
    const others = wanted.variation?.filter(({ name }) => name !== axis.title) ?? [];
    const variation = variationOf(item, [...others, { name: axis.title, values: { label: [label] } }]);
    const complete = others.length === item.choice_options.length - 1;
    const soldOut = item.variations.length > 0 && complete && (variation?.stock ?? 0) < 1;
    if (soldOut) return { soldOut, detail: refusalText('stock') };
    return {
      soldOut,
      detail: priced && variation ? formats.money(discountedPrice(item, variation.price)) : null,
    };
  };
}

function Axis({ choice, axis }: Props) {
  const t = useText();
  const id = useId();
  const factsOf = useOptionFacts({ choice, axis });
  const { problem, called } = useGroupProblem(choice)(axis.title);
  return (
    <ChoiceGroup
      heading={axis.title}
      required={choice.item.variations.length > 0}
      hint={t('dialog.pickOne')}
      problem={problem}
      called={called}
    >
      <Options>
        {axis.options.map((label) => {
          const { soldOut, detail } = factsOf(label);
          return (
            <Option key={label} data-sold-out={soldOut}>
              <Radio
                type="radio"
                name={id}
                checked={choice.isPicked(axis.title, label)}
                aria-invalid={problem !== undefined || undefined}
                onChange={() => choice.pick(axis.title, label, 'one')}
              />
              <span>{label}</span>
              {detail && <small>{detail}</small>}
            </Option>
          );
        })}
      </Options>
    </ChoiceGroup>
  );
}

/** The axes of choice of something from a shop, such as size and colour, with price and stock of what they lead to (POP-17, POP-18, POP-23). */
export function VariationChoices({ choice }: { choice: Choice }) {
  return choice.item.choice_options.map((axis) => <Axis key={axis.name} choice={choice} axis={axis} />);
}
