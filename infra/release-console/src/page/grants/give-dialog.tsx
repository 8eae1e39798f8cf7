import { Button, Checkbox, Dialog, TextField, tokens, useFocusFirstError } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { giveGrant } from '../registry/changes.ts';
import { grantsQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { NEW_GRANT, PLACES, checkNewGrant, toClaims } from './new-grant.ts';
import type { NewGrantValues } from './new-grant.ts';

const { space } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Places = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));

  legend {
    font: ${tokens.type.smallStrong};
  }
`;

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`;

/** Grants claims to a remote. The registry refuses overlaps with another remote and names it. */
export function GiveDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const id = useId();
  const client = useQueryClient();
  const give = useMutation({
    mutationFn: ({ remote, reason, ...values }: NewGrantValues) =>
      giveGrant(remote.trim(), {
        ...toClaims({ remote, reason, ...values }),
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: grantsQuery().queryKey });
      onClose();
    },
  });
  const form = useFormik({
    initialValues: NEW_GRANT,
    validate: checkNewGrant,
    validateOnChange: false,
    onSubmit: (values) => give.mutate(values),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  const field = (name: 'remote' | 'routes' | 'moduleTypes' | 'capabilities' | 'reason') => ({
    ...form.getFieldProps(name),
    label: t(`grants.${name}`),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width="product"
      title={t('grants.give')}
      footer={
        <Feet>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} loading={give.isPending}>
            {t('grants.giveNow')}
          </Button>
        </Feet>
      }
    >
      <Form ref={element} id={id} noValidate onSubmit={form.handleSubmit}>
        <TextField {...field('remote')} dir="ltr" maxLength={40} />
        <TextField {...field('routes')} hint={t('grants.routesHint')} dir="ltr" />
        <TextField {...field('moduleTypes')} hint={t('grants.moduleTypesHint')} dir="ltr" />
        <Places>
          <legend>{t('grants.contributions')}</legend>
          {PLACES.map((place) => (
            <Checkbox
              key={place}
              name="contributions"
              value={place}
              label={place}
              checked={form.values.contributions.includes(place)}
              onChange={form.handleChange}
            />
          ))}
        </Places>
        <TextField {...field('capabilities')} hint={t('grants.capabilitiesHint')} dir="ltr" />
        <TextField {...field('reason')} maxLength={500} />
        {give.error && <Refusal error={give.error} />}
      </Form>
    </Dialog>
  );
}
