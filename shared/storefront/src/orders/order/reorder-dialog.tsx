import type { Reorder, ReorderLine } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { Button, Dialog, Store, tokens } from '@souk/ui';
import styled from 'styled-components';
import { isLineAsItWas, linesToAdd } from './fill-cart.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
const Notice = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${tokens.type.smallStrong};
`;
const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: start;
    gap: ${space[4]};
  }
`;
const Frame = styled.div<{ $out: boolean }>`
  inline-size: 56px;
  block-size: 56px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  ${({ $out }) => $out && 'filter: grayscale(1); opacity: 0.7;'}
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
`;
const Name = styled.p`
  font: ${tokens.type.bodyStrong};
  overflow-wrap: anywhere;
`;
const Difference = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;
const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** What is different about one line, each in a sentence. */
function useDifferences() {
  const t = useText();
  const { money, number, list } = useFormats();
  return ({ problem, quantity, ordered_quantity, missing_add_ons, previous_total, total }: ReorderLine) => [
    ...(problem ? [t(`again.${problem}`, { count: quantity, ordered: number(ordered_quantity) })] : []),
    ...(missing_add_ons.length > 0 ? [t('again.without', { names: list(missing_add_ons) })] : []),
    ...(quantity > 0 && previous_total !== total
      ? [t('again.price', { before: money(previous_total), now: money(total) })]
      : []),
  ];
}

interface Props {
  /** Null where nothing is asked. */
  reorder: Reorder | null;
  onClose(): void;
  onAdd(reorder: Reorder): void;
}

/** What is missing, changed or costs another price in a former order, before anything is in the cart (ORD-16). */
export function ReorderDialog({ reorder, onClose, onAdd }: Props) {
  const t = useText();
  const { dialogs } = useShell();
  const { number } = useFormats();
  const differencesOf = useDifferences();
  const toAdd = reorder ? linesToAdd(reorder) : [];
  const count = toAdd.reduce((sum, { quantity }) => sum + quantity, 0);
  const choose = (line: ReorderLine) => {
    onClose();
    if (line.item) dialogs.product(line.item);
  };
  const isGone = reorder?.store_state === 'gone';
  return (
    <Dialog
      open={reorder !== null}
      onClose={onClose}
      title={t('again.title')}
      footer={
        <Actions>
          {reorder && count > 0 && (
            <Button size="l" block onClick={() => onAdd(reorder)}>
              {t('again.add', { count })}
            </Button>
          )}
          <Button size="l" block variant={count > 0 ? 'ghost' : 'secondary'} onClick={onClose}>
            {t('again.close')}
          </Button>
        </Actions>
      }
    >
      {reorder && (
        <Body>
          {reorder.store_state !== 'open' && (
            <Notice>
              <Store size={20} aria-hidden />
              {t(`again.store.${reorder.store_state}`, { store: reorder.store.name })}
            </Notice>
          )}
          {!isGone && count === 0 && <p>{t('again.nothing')}</p>}
          {!isGone && (
            <Lines>
              {reorder.lines
                .filter((line) => !isLineAsItWas(line))
                .map((line, at) => (
                  <li key={at}>
                    <Frame $out={line.quantity === 0}>
                      <MediaPicture src={line.image_full_url} alt="" ratio={1} sizes="56px" />
                    </Frame>
                    <Words>
                      <Name>
                        {t('again.line', { count: number(line.ordered_quantity), name: line.name })}
                      </Name>
                      {differencesOf(line).map((difference) => (
                        <Difference key={difference}>{difference}</Difference>
                      ))}
                      {line.problem === 'choices_changed' && line.item && (
                        <Button size="s" variant="secondary" onClick={() => choose(line)}>
                          {t('again.choose')}
                        </Button>
                      )}
                    </Words>
                  </li>
                ))}
            </Lines>
          )}
        </Body>
      )}
    </Dialog>
  );
}
