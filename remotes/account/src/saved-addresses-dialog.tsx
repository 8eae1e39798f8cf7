import { useState } from 'react';
import { addressesQuery, errorCause, useScope, withShownError } from '@souk/api-client';
import type { DeliveryAddress, SavedAddressesDialogProps } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
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
import { AddressOption } from './addresses/address-option.tsx';
import { useText } from './addresses/texts/texts.ts';

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

/** The key of an address: at most one is not saved. */
const keyOf = ({ id }: DeliveryAddress) => String(id ?? 'current');

/** A choice among the current address and the saved ones, of which nothing applies before Select (ADDR-12 to ADDR-14). */
export function SavedAddressesDialog({ zoneId, edit, onAnswer }: SavedAddressesDialogProps) {
  const t = useText();
  const { addresses, session } = useShell();
  const list = useReadable(addresses.list);
  const selected = useReadable(addresses.selected);
  const isGuest = useReadable(session.state).status === 'guest';
  useScope();
  const { error, refetch } = useQuery({
    ...withShownError(addressesQuery()),
    enabled: !isGuest,
    // Loaded wherever they are shown (ADDR-21).
    refetchOnMount: 'always',
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const offered = list?.filter(({ zone_ids }) => zoneId === undefined || zone_ids.includes(zoneId));
  const choice = wanted ?? (selected && keyOf(selected));
  const chosen = offered?.find((address) => keyOf(address) === choice && address.zone_ids.length > 0);

  const openForm = async (address: DeliveryAddress | null) => {
    const saved = await edit(address);
    if (!saved) return;
    if (isGuest) onAnswer(saved);
    else setWanted(keyOf(saved));
  };
  // Without any there is nothing to select: adding one is what is left to do.
  const hasNone = list !== null && !error && !list.some(isSaved);
  const add = (
    <Button variant={hasNone ? 'primary' : 'secondary'} onClick={() => void openForm(null)}>
      <Plus size={18} aria-hidden />
      {t('saved.add')}
    </Button>
  );

  const content = () => {
    // The host's list has the current address alone then.
    if (error && !list?.some(isSaved))
      return (
        <ErrorState title={t('saved.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      );
    if (!list || !offered) {
      return (
        <Column aria-busy>
          <VisuallyHidden role="status">{t('saved.loading')}</VisuallyHidden>
          <Skeleton height="76px" radius="l" />
          <Skeleton height="76px" radius="l" />
        </Column>
      );
    }
    if (hasNone) {
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
                onEdit={() => void openForm(address)}
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
      onClose={() => onAnswer(null)}
      title={t('saved.title')}
      footer={
        <Actions>
          <Button variant="secondary" onClick={() => onAnswer(null)}>
            {t('saved.cancel')}
          </Button>
          {!hasNone && (
            <Button disabled={!chosen} onClick={() => onAnswer(chosen ?? null)}>
              {t('saved.select')}
            </Button>
          )}
        </Actions>
      }
    >
      {content()}
    </Dialog>
  );
}

const isSaved = ({ id }: DeliveryAddress) => id !== null;
