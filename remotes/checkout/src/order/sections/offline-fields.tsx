import { RadioCards, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';

const { color, space } = tokens;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};
  font: ${tokens.type.small};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${tokens.type.smallStrong};
    overflow-wrap: anywhere;
  }
`;

/** Where the money is sent, and what the store has to know to find it (CHK-8). */
export function OfflineFields() {
  const t = useText();
  const { values, change, offlineMethods, errors } = useOrder();
  const method = offlineMethods.find(({ id }) => id === values.offlineMethod);
  return (
    <>
      <RadioCards
        label={t('payment.offline')}
        name="offlineMethod"
        options={offlineMethods.map(({ id, method_name }) => ({ value: String(id), label: method_name }))}
        value={values.offlineMethod === null ? null : String(values.offlineMethod)}
        onChange={(id) => change({ offlineMethod: Number(id), offlineAnswers: {} })}
      />
      {method && method.instructions.length > 0 && (
        <Facts>
          {method.instructions.map(({ name, value }) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>{value}</dd>,
          ])}
        </Facts>
      )}
      {method?.inputs.map(({ name, label, placeholder, required }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          placeholder={placeholder}
          required={required === 1}
          maxLength={300}
          value={values.offlineAnswers[name] ?? ''}
          error={errors[`offlineAnswers.${name}`]}
          onChange={({ target }) =>
            change({ offlineAnswers: { ...values.offlineAnswers, [name]: target.value } })
          }
        />
      ))}
    </>
  );
}
