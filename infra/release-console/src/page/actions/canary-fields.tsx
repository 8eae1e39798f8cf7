import { Button, IconButton, Plus, RadioCards, TextField, Trash2, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import type { Choice } from './choice.ts';

const Steps = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 44px;
  gap: ${tokens.space[3]};
  align-items: end;
`;

type Fields = Pick<Choice, 'grow' | 'steps'>;

/** How a canary grows: one share that waits for a person, or steps with waiting times. */
export function CanaryFields({
  value,
  onChange,
  error,
}: {
  value: Fields;
  onChange(next: Fields): void;
  error: string | undefined;
}) {
  const t = useText();
  const { grow, steps } = value;
  const setStep = (at: number, change: Partial<Choice['steps'][number]>) =>
    onChange({ grow, steps: steps.map((step, index) => (index === at ? { ...step, ...change } : step)) });
  return (
    <Steps>
      <RadioCards
        name="grow"
        label={t('canary.how')}
        value={grow}
        onChange={(next) => onChange({ steps, grow: next === 'steps' ? 'steps' : 'hold' })}
        options={[
          { value: 'hold', label: t('canary.hold') },
          { value: 'steps', label: t('canary.steps') },
        ]}
      />
      {grow === 'hold' ? (
        <TextField
          name="share"
          type="number"
          inputMode="numeric"
          label={t('canary.share')}
          value={steps[0]?.share ?? ''}
          error={error}
          onChange={(event) => setStep(0, { share: event.target.value })}
        />
      ) : (
        <>
          {steps.map((step, at) => (
            <Row key={at}>
              <TextField
                name={`share-${at}`}
                type="number"
                inputMode="numeric"
                label={t('canary.stepShare', { step: at + 1 })}
                value={step.share}
                onChange={(event) => setStep(at, { share: event.target.value })}
              />
              <TextField
                name={`minutes-${at}`}
                type="number"
                inputMode="numeric"
                label={t('canary.stepMinutes', { step: at + 1 })}
                value={step.minutes}
                onChange={(event) => setStep(at, { minutes: event.target.value })}
              />
              <IconButton
                icon={<Trash2 size={18} aria-hidden />}
                label={t('canary.remove', { step: at + 1 })}
                disabled={steps.length === 1}
                onClick={() => onChange({ grow, steps: steps.filter((_, index) => index !== at) })}
              />
            </Row>
          ))}
          {error && <p role="alert">{error}</p>}
          <div>
            <Button
              variant="ghost"
              size="s"
              onClick={() =>
                onChange({ grow, steps: [...steps, steps.at(-1) ?? { share: '5', minutes: '30' }] })
              }
            >
              <Plus size={16} aria-hidden />
              {t('canary.add')}
            </Button>
          </div>
        </>
      )}
    </Steps>
  );
}
