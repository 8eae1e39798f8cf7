import { Button, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[3]};

  > * {
    flex: 1;
  }
`;

interface Props {
  /** The id of the form, which lies elsewhere in the dialog. */
  form: string;
  label: string;
  saving: boolean;
  /** Whether nothing can be saved yet. */
  disabled?: boolean;
}

/** Reset and Save at the bottom of a form's dialog (ADDR-4, ADDR-17). */
export function DialogFooter({ form, label, saving, disabled }: Props) {
  const t = useText();
  return (
    <Actions>
      <Button type="reset" form={form} variant="secondary" disabled={saving}>
        {t('form.reset')}
      </Button>
      <Button type="submit" form={form} loading={saving} disabled={disabled}>
        {label}
      </Button>
    </Actions>
  );
}
