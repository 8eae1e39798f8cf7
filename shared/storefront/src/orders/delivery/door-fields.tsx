import type { DeliveryAddress } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { TextField, media, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${tokens.space[3]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const FIELDS = ['road', 'house', 'floor'] as const;
/** As much as the API takes. */
const MAX_LENGTH = 100;

/** Street, house and floor of an address that is not saved yet (ADDR-10). */
export function DoorFields({ address }: { address: DeliveryAddress }) {
  const t = useText();
  const { addresses } = useShell();
  return (
    <Fields>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t('optional', { label: t(field) })}
          name={field}
          maxLength={MAX_LENGTH}
          value={address[field]}
          onChange={({ target }) => addresses.select({ ...address, [field]: target.value })}
        />
      ))}
    </Fields>
  );
}
