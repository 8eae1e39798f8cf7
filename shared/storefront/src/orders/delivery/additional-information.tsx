import { useState } from 'react';
import type { DeliveryAddress } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Checkbox, TextField, media, tokens } from '@souk/ui';
import styled from 'styled-components';
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

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  ${media.from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const FIELDS = ['road', 'house', 'floor'] as const;
/** As much as the API takes. */
const MAX_LENGTH = 100;

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
      <Fields>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            name={field}
            maxLength={MAX_LENGTH}
            value={address[field]}
            onChange={({ target }) => addresses.select({ ...address, [field]: target.value })}
          />
        ))}
      </Fields>
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
