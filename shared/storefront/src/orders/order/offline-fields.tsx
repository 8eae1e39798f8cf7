import { MAX_OFFLINE_ANSWER_LENGTH, type OfflineMethod } from '@souk/contracts';
import { RadioCards, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.sunken};
  font: ${tokens.type.small};
  overflow-wrap: anywhere;

  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${tokens.type.smallStrong};
  }
`;

export interface OfflineFieldsProps {
  methods: readonly OfflineMethod[];
  /** The chosen method's id; null while none is. */
  methodId: number | null;
  answers: Readonly<Record<string, string>>;
  /** What is wrong with an answer, by the name of its field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange(methodId: number, answers: Record<string, string>): void;
}

/** Where the money is sent, and what the store has to know to find it (CHK-8, CHK-15). */
export function OfflineFields({ methods, methodId, answers, errors, onChange }: OfflineFieldsProps) {
  const t = useText();
  const method = methods.find(({ id }) => id === methodId);
  return (
    <>
      <RadioCards
        label={t('offline')}
        name="offlineMethod"
        options={methods.map(({ id, method_name }) => ({ value: String(id), label: method_name }))}
        value={methodId === null ? null : String(methodId)}
        onChange={(id) => onChange(Number(id), {})}
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
          maxLength={MAX_OFFLINE_ANSWER_LENGTH}
          value={answers[name] ?? ''}
          error={errors[name]}
          onChange={({ target }) => onChange(method.id, { ...answers, [name]: target.value })}
        />
      ))}
    </>
  );
}
