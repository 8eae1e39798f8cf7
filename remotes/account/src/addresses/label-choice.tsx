import { ADDRESS_TYPES } from '@souk/contracts';
import type { AddressType } from '@souk/contracts';
import { radioCardStyle, tokens } from '@souk/ui';
import type { FormikHandlers } from 'formik';
import styled from 'styled-components';
import { AddressIcon } from '../page/address-icon.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Title = styled.legend`
  padding: 0;
  margin-block-end: 6px;
  font: ${tokens.type.smallStrong};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Pill = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding-inline: ${space[4]};
  font: ${tokens.type.smallStrong};
  cursor: pointer;
  ${radioCardStyle}
  border-radius: ${tokens.radius.round};
  box-shadow: inset 0 0 0 1px ${color.lineStrong};

  &:has(:checked) {
    color: ${color.accentStrong};
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

interface Props {
  value: AddressType;
  onChange: FormikHandlers['handleChange'];
}

/** 'Label As' (ADDR-3). */
export function LabelChoice({ value, onChange }: Props) {
  const t = useText();
  return (
    <fieldset>
      <Title>{t('form.labelAs')}</Title>
      <Row>
        {ADDRESS_TYPES.map((type) => (
          <Pill key={type}>
            <Radio type="radio" name="type" value={type} checked={type === value} onChange={onChange} />
            <AddressIcon type={type} />
            {t(`types.${type}`)}
          </Pill>
        ))}
      </Row>
    </fieldset>
  );
}
