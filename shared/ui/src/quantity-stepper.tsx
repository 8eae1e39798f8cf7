import { Minus, Plus, Trash2 } from './icons.ts';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { media, tokens } from './tokens.ts';
import { touchTarget } from './touch-target.ts';

export interface QuantityStepperProps {
  value: number;
  onChange(value: number): void;
  /** Default 1. With 0 the minus at 1 removes. */
  min?: number;
  /** What removes at 1: a bin by default; a minus where a bin stands beside the stepper. */
  removeIcon?: 'bin' | 'minus';
  max?: number;
  /** Called for a press on plus at the maximum, to say why; without it that press does nothing. */
  onLimit?(): void;
  /** What is being counted. */
  label: string;
  size?: 's' | 'm';
  /** Below 10 with a leading zero: 01 … 09 (POP-15). */
  leadingZero?: boolean;
  disabled?: boolean;
}

const { color } = tokens;

const Root = styled.div<{ $small: boolean }>`
  --size: ${({ $small }) => ($small ? '32px' : '44px')};
  display: inline-flex;
  align-items: center;
  border-radius: ${tokens.radius.round};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;

const Step = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: ${tokens.radius.round};
  transition: background-color ${tokens.motion.fast};
  ${touchTarget('calc((44px - var(--size)) / 2)')}

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const Figure = styled.output`
  min-inline-size: 2.25ch;
  padding-inline: 2px;
  text-align: center;
  font: ${tokens.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

/** Minus, figure, plus. Never leaves `min` to `max`. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    min = 1,
    removeIcon = 'bin',
    max = Infinity,
    onLimit,
    label,
    size = 'm',
    leadingZero,
    disabled = false,
  } = props;
  const t = useText();
  const removes = min === 0 && value === 1;
  const atMin = disabled || value <= min;
  const atMax = value >= max;
  const icon = size === 's' ? 16 : 18;
  const LessIcon = removes && removeIcon === 'bin' ? Trash2 : Minus;
  const more = () => {
    if (disabled) return;
    if (atMax) onLimit?.();
    else onChange(value + 1);
  };
  return (
    <Root role="group" aria-label={label} $small={size === 's'}>
      <Step
        type="button"
        aria-label={t(removes ? 'quantity.remove' : 'quantity.less')}
        aria-disabled={atMin}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <LessIcon size={icon} aria-hidden />
      </Step>
      <Figure>{leadingZero ? String(value).padStart(2, '0') : value}</Figure>
      <Step
        type="button"
        aria-label={t('quantity.more')}
        aria-disabled={disabled || (atMax && !onLimit)}
        onClick={more}
      >
        <Plus size={icon} aria-hidden />
      </Step>
    </Root>
  );
}
