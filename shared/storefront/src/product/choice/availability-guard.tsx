import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { refusalText } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { useAvailability } from '@souk/storefront';
import { Clock, Info, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};

  svg {
    grid-row: span 2;
    color: ${tokens.color.inkSoft};
  }
  strong {
    font: ${tokens.type.bodyStrong};
  }
  small {
    grid-column: 2;
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;

interface Props {
  item: Item;
  /** What stands here for an item that can be ordered. */
  children: ReactNode;
}

/** Says why an item cannot be ordered: outside its hours with no order for later (POP-6), or none left. */
export function AvailabilityGuard({ item, children }: Props) {
  const t = useText();
  const formats = useFormats();
  const availability = useAvailability(item);
  if (item.stock === 0)
    return (
      <Panel role="status">
        <Info aria-hidden />
        <strong>{refusalText('stock')}</strong>
      </Panel>
    );
  if (availability === 'unavailable')
    return (
      <Panel role="status">
        <Clock aria-hidden />
        <strong>{t('dialog.notNow')}</strong>
        <small>
          {t('dialog.between', {
            from: formats.time(item.available_time_starts),
            to: formats.time(item.available_time_ends),
          })}
        </small>
      </Panel>
    );
  return children;
}
