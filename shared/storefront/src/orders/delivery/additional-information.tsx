import { useState } from 'react';
import type { DeliveryAddress } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Checkbox, tokens } from '@souk/ui';
import styled from 'styled-components';
import { DoorFields } from './door-fields.tsx';
import { useText } from './texts/texts.ts';

const Block = styled.fieldset`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Title = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space[3]};
  font: ${tokens.type.smallStrong};
`;

interface Props {
  address: DeliveryAddress;
  onSaved(): void;
}

/** The door of an address that is not saved yet, and the way to save it (ADDR-10). */
export function AdditionalInformation({ address, onSaved }: Props) {
  const t = useText();
  const { addresses } = useShell();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const saved = await addresses.save(address);
    setSaving(false);
    if (saved) onSaved();
  };
  return (
    <Block>
      <Title>{t('information')}</Title>
      <DoorFields address={address} />
      <Checkbox
        label={t('save')}
        checked={saving}
        onChange={() => {
          if (!saving) void save();
        }}
      />
    </Block>
  );
}
