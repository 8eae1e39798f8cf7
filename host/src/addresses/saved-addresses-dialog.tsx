import { useState } from 'react';
import { useScope } from '@souk/api-client';
import type { DeliveryAddress } from '@souk/contracts';
import { useQuery, useReadable } from '@souk/remote-kit';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Info,
  MapPin,
  Plus,
  Skeleton,
  VisuallyHidden,
  tokens,
  visuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import type { OpenDialog } from '../shell/dialog-queue.ts';
import { useHost } from '../shell/host-context.ts';
import { AddressOption } from './address-option.tsx';
import { useText } from './texts/texts.ts';

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Options = styled.fieldset`
  display: grid;
  gap: ${tokens.space[3]};
  /* A long list scrolls inside the dialog (ADDR-12). */
  max-block-size: 40vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 3px;
  margin: -3px;
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkSoft};
  font: ${tokens.type.small};

  svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[3]};

  > * {
    flex: 1;
  }
`;

interface Props {
  open: OpenDialog<{ zoneId?: number }, DeliveryAddress | null>;
}

/** Tells addresses apart: there is one at the most that is not saved. */
const keyOf = ({ id }: DeliveryAddress) => String(id ?? 'current');

/** A choice among the current address and the saved ones, of which nothing applies before Select (ADDR-12 to ADDR-14). */
export function SavedAddressesDialog({ open: { request, answer } }: Props) {
  const t = useText();
  const { addresses, session } = useHost();
  const list = useReadable(addresses.services.list);
  const selected = useReadable(addresses.services.selected);
  useScope();
  const { isError, refetch } = useQuery(addresses.query());
  const [wanted, setWanted] = useState<string | null>(null);
  const { zoneId } = request;
  const offered = list?.filter(({ zone_ids }) => zoneId === undefined || zone_ids.includes(zoneId));
  const choice = wanted ?? (selected && keyOf(selected));
  const chosen = offered?.find((address) => keyOf(address) === choice && address.zone_ids.length > 0);

  const edit = async (address: DeliveryAddress | null) => {
    const saved = await addresses.editors.ask(address);
    if (!saved) return;
    if (session.token() === null) answer(saved);
    else setWanted(keyOf(saved));
  };
  const add = (
    <Button variant="secondary" onClick={() => void edit(null)}>
      <Plus size={18} aria-hidden />
      {t('saved.add')}
    </Button>
  );

  const content = () => {
    if (isError) return <ErrorState title={t('saved.failed')} onRetry={() => void refetch()} />;
    if (!list || !offered) {
      return (
        <Column aria-busy>
          <VisuallyHidden role="status">{t('saved.loading')}</VisuallyHidden>
          <Skeleton height="76px" radius="l" />
          <Skeleton height="76px" radius="l" />
        </Column>
      );
    }
    if (!list.some(isSaved)) {
      return (
        <EmptyState
          icon={<MapPin size={40} />}
          title={t('saved.emptyTitle')}
          text={t('saved.empty')}
          action={add}
        />
      );
    }
    return (
      <Column>
        {!offered.some(isSaved) && (
          <Note>
            <Info size={18} aria-hidden />
            {t('saved.noneHere')}
          </Note>
        )}
        {offered.length > 0 && (
          <Options>
            <Legend>{t('saved.list')}</Legend>
            {offered.map((address) => (
              <AddressOption
                key={keyOf(address)}
                address={address}
                checked={keyOf(address) === choice}
                onChoose={() => setWanted(keyOf(address))}
                onEdit={() => void edit(address)}
                onRemove={() => void addresses.remove(address)}
              />
            ))}
          </Options>
        )}
        {add}
      </Column>
    );
  };

  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('saved.title')}
      footer={
        <Actions>
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('saved.cancel')}
          </Button>
          <Button disabled={!chosen || !list?.some(isSaved)} onClick={() => answer(chosen ?? null)}>
            {t('saved.select')}
          </Button>
        </Actions>
      }
    >
      {content()}
    </Dialog>
  );
}

const isSaved = ({ id }: DeliveryAddress) => id !== null;
