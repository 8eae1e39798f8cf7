import { useId } from 'react';
import type { DeliveryAddress } from '@souk/contracts';
import {
  IconButton,
  Pencil,
  Trash2,
  media,
  radioCardStyle,
  radioCardWords,
  radioStyle,
  tokens,
} from '@souk/ui';
import styled from 'styled-components';
import { AddressIcon } from '../page/address-icon.tsx';
import { useAddressName } from './use-address-name.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-inline-end: ${space[2]};
  ${radioCardStyle}

  /* A list of them is scrolled, and would clip what stands out. */
  &:has(input:focus-visible) {
    outline-offset: 0;
  }
`;

const Choice = styled.label`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  padding-inline-end: ${space[1]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  /* Where there is little room, the words have it. */
  > svg {
    display: none;
    flex: none;
    color: ${color.accentStrong};

    ${media.from600} {
      display: block;
    }
  }
`;

const Dot = styled.input`
  ${radioStyle}
  outline: none;
`;

const Words = styled.span`
  ${radioCardWords}
`;

interface Props {
  address: DeliveryAddress;
  checked: boolean;
  onChoose(): void;
  onEdit(): void;
  onRemove(): void;
}

/** One address to choose; a saved one can be changed and removed here too (ADDR-12, ADDR-25). */
export function AddressOption({ address, checked, onChoose, onEdit, onRemove }: Props) {
  const t = useText();
  const name = useAddressName()(address);
  const [title, place, problem] = [useId(), useId(), useId()];
  const isServed = address.zone_ids.length > 0;
  return (
    <Card>
      <Choice>
        <Dot
          type="radio"
          name="delivery-address"
          checked={checked && isServed}
          disabled={!isServed}
          aria-labelledby={title}
          aria-describedby={isServed ? place : `${place} ${problem}`}
          onChange={onChoose}
        />
        <AddressIcon type={address.address_type} />
        <Words>
          <strong id={title}>
            <bdi>{name}</bdi>
          </strong>
          <small id={place}>
            <bdi>{address.address}</bdi>
          </small>
          {!isServed && <small id={problem}>{t('saved.unserved')}</small>}
        </Words>
      </Choice>
      {address.id !== null && (
        <>
          <IconButton
            size="s"
            label={t('saved.edit', { name })}
            icon={<Pencil size={18} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            size="s"
            label={t('saved.remove', { name })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onRemove}
          />
        </>
      )}
    </Card>
  );
}
