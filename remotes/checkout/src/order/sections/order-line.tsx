import type { BillLine } from '@souk/contracts';
import { isolate, refusalText } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { UnitPrice } from '@souk/storefront/orders';
import { Badge, Button, QuantityStepper, tokens } from '@souk/ui';
import styled from 'styled-components';
import { partId } from '../focus-part.ts';
import type { PriceChange } from '../price-changes.ts';
import type { LineQuantity } from '../use-line-quantities.ts';
import { useText } from '../../texts/texts.ts';

const { color, space, type } = tokens;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding-block: ${space[3]};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;
const Thumb = styled.div<{ $faded: boolean }>`
  overflow: hidden;
  border-radius: ${tokens.radius.s};
  opacity: ${({ $faded }) => ($faded ? 0.5 : 1)};
`;
const Words = styled.div`
  display: grid;
  gap: ${space[1]};
`;
const Name = styled.p`
  font: ${type.bodyStrong};
`;
const Chosen = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
const Count = styled.span`
  color: ${color.inkSoft};
`;
const Sum = styled.p<{ $off: boolean }>`
  font: ${type.bodyStrong};
  font-variant-numeric: tabular-nums;
  ${({ $off }) => $off && `color: ${color.inkFaint}; text-decoration: line-through;`}
`;
const Change = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font: ${type.small};
  color: ${color.warning};
`;

interface Props {
  line: BillLine;
  change: PriceChange | undefined;
  /** Absent where a line cannot be taken out by itself. */
  onRemove?: () => void;
  /** Null where it cannot be changed. */
  quantity: LineQuantity | null;
}

const REFUSALS = { out_of_stock: 'stock', out_of_limits: 'maximum' } as const;

const chosenOf = ({ variation, add_ons }: BillLine, addOn: (name: string, count: number) => string) =>
  [
    ...variation.flatMap(({ values }) => values.label),
    ...add_ons.map(({ name, quantity }) => (quantity > 1 ? addOn(name, quantity) : name)),
  ].join(' · ');

const Quantity = styled.div`
  grid-column: 2 / -1;
`;

/** What had the focus goes with its line. */
const focusLines = () => document.getElementById(partId('lines'))?.focus({ preventScroll: true });

/** A line of the order, with its quantity to change, what changed about it and what can be done (CRT-20). */
export function OrderLine({ line, change, quantity, onRemove }: Props) {
  const t = useText();
  const { money, number } = useFormats();
  const { name, note, problem, stock } = line;
  const chosen = chosenOf(line, (addOn, count) => t('lines.addOn', { name: addOn, count: number(count) }));
  const canTakeFewer = problem === 'out_of_stock' && stock !== null && stock > 0;
  return (
    <Line>
      <Thumb $faded={problem !== null}>
        <MediaPicture src={line.image_full_url} alt="" sizes="56px" ratio={1} />
      </Thumb>
      <Words>
        <Name>
          {quantity?.part !== 'whole' && (
            <Count>{t('lines.quantity', { count: number(line.quantity) })} </Count>
          )}
          {name}
        </Name>
        {chosen && <Chosen>{chosen}</Chosen>}
        {note && <Chosen>{t('lines.note', { note: isolate(note) })}</Chosen>}
        <UnitPrice line={line} />
      </Words>
      <Sum $off={problem !== null}>{money(line.total)}</Sum>
      {quantity && quantity.part !== 'further' && (
        <Quantity>
          <QuantityStepper
            size="s"
            label={t('lines.quantityOf', { name })}
            min={quantity.min}
            max={quantity.max}
            value={quantity.value}
            onChange={(next) => {
              quantity.set(next);
              if (next === 0) focusLines();
            }}
          />
        </Quantity>
      )}
      {change && (
        <Change>{t('lines.priceChanged', { before: money(change.before), now: money(change.now) })}</Change>
      )}
      {problem && (
        <Change>
          <Badge tone="danger">
            {problem === 'not_available' ? t('lines.not_available') : refusalText(REFUSALS[problem])}
          </Badge>
          {canTakeFewer && (
            <>
              {t('lines.left', { count: number(stock) })}
              <Button
                variant="secondary"
                size="s"
                aria-label={t('lines.takeName', { count: number(stock), name })}
                onClick={() => quantity?.set(stock)}
              >
                {t('lines.take', { count: number(stock) })}
              </Button>
            </>
          )}
        </Change>
      )}
      {(problem || change) && onRemove && (
        <Change>
          <Button variant="ghost" size="s" aria-label={t('lines.removeName', { name })} onClick={onRemove}>
            {t('lines.remove')}
          </Button>
        </Change>
      )}
    </Line>
  );
}
