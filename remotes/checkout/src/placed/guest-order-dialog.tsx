import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, Dialog, tokens, TriangleAlert } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { TrackButton, trackPath } from './track-button.tsx';

const { color, space } = tokens;

const Body = styled.div`
  display: grid;
  gap: ${space[5]};
`;
const Warning = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: ${tokens.type.smallStrong};
`;
const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;

interface Props {
  order: OrderDetails;
  open: boolean;
  onClose(): void;
}

/** What a guest has to note, since it is stored in no account (CHK-12, CHK-13). */
export function GuestOrderDialog({ order, open, onClose }: Props) {
  const t = useText();
  const { canNavigate } = useShell();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('placed.success')}
      footer={
        <Actions>
          {canNavigate(trackPath(order)) && <TrackButton order={order} />}
          <Button variant="secondary" size="l" block onClick={onClose}>
            {t('placed.close')}
          </Button>
        </Actions>
      }
    >
      <Body>
        <Warning>
          <TriangleAlert size={20} aria-hidden />
          {t('placed.remember')}
        </Warning>
        <OrderFacts order={order} brief />
      </Body>
    </Dialog>
  );
}
