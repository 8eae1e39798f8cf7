import { addressesQuery, errorCause, useScope, withShownError } from '@souk/api-client';
import { ADDRESS_TYPES } from '@souk/contracts';
import type { DeliveryAddress } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  MapPin,
  Pencil,
  Plus,
  Skeleton,
  tokens,
  Trash2,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { AddressIcon } from '../page/address-icon.tsx';
import { Actions, Column } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.l};
    background: ${color.surface};
  }
  li > svg {
    margin-inline-end: ${space[2]};
    color: ${color.accentStrong};
  }
`;
const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  font: ${tokens.type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  strong {
    font: ${tokens.type.bodyStrong};
    color: ${color.ink};
  }
`;

/** The addresses that the customer saved: all of them, with adding, changing and removing (ADDR-1, ADDR-22 to ADDR-25). */
export default function AddressesPage() {
  const t = useText();
  const { addresses } = useShell();
  const list = useReadable(addresses.list);
  useScope();
  const { error, refetch } = useQuery(withShownError(addressesQuery()));
  if (!list)
    return (
      <Column aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton height="84px" radius="l" />
        <Skeleton height="84px" radius="l" />
      </Column>
    );
  // The list also contains the current position, which is not saved.
  const saved = list.filter(({ id }) => id !== null);
  const add = (
    <Button onClick={() => void addresses.edit()}>
      <Plus size={18} aria-hidden />
      {t('add')}
    </Button>
  );
  const nameOf = ({ address_type: type }: DeliveryAddress) => {
    const known = ADDRESS_TYPES.find((each) => each === type);
    return known ? t(`type.${known}`) : type;
  };
  if (error && saved.length === 0)
    return <ErrorState title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  if (saved.length === 0)
    return (
      <EmptyState
        icon={<MapPin size={40} strokeWidth={1.6} />}
        title={t('none')}
        text={t('noneText')}
        action={add}
      />
    );
  return (
    <Column>
      <List>
        {saved.map((address) => (
          <li key={address.id}>
            <AddressIcon type={address.address_type} />
            <Facts>
              <strong>
                <bdi>{nameOf(address)}</bdi>
              </strong>
              <span>
                <bdi>{address.address}</bdi>
              </span>
              <span>
                <bdi>{address.contact_person_name}</bdi>
              </span>
            </Facts>
            <IconButton
              label={t('edit', { address: nameOf(address) })}
              icon={<Pencil size={20} aria-hidden />}
              onClick={() => void addresses.edit(address)}
            />
            <IconButton
              label={t('remove', { address: nameOf(address) })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => void addresses.remove(address)}
            />
          </li>
        ))}
      </List>
      <Actions>{add}</Actions>
    </Column>
  );
}
