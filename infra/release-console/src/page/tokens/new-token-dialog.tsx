import { Button, Checkbox, Dialog, RadioCards, TextField, tokens, useFocusFirstError } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { makeToken } from '../registry/changes.ts';
import { tokensQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { NEW_TOKEN, OFFERED, checkNewToken, toRequest } from './new-token.ts';
import { Secret } from './secret.tsx';

const { space } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Rights = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));

  legend {
    font: ${tokens.type.smallStrong};
  }
  p {
    grid-column: 1 / -1;
    font: ${tokens.type.caption};
    color: ${tokens.color.danger};
  }
`;

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`;

/** Creates a token, and shows its secret once. */
export function NewTokenDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const id = useId();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: (body: ReturnType<typeof toRequest>) => makeToken(body),
    onSuccess: () => void client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
  const form = useFormik({
    initialValues: NEW_TOKEN,
    validate: checkNewToken,
    validateOnChange: false,
    onSubmit: (values) => make.mutate(toRequest(values)),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  const { values, errors, touched, setFieldValue } = form;
  const field = (name: 'name' | 'remote' | 'days' | 'verifierKey') => ({
    ...form.getFieldProps(name),
    error: touched[name] ? errors[name] : undefined,
  });
  if (make.data)
    return (
      <Dialog
        open
        onClose={onClose}
        width="product"
        title={t('tokens.secretTitle')}
        footer={
          <Feet>
            <Button onClick={onClose}>{t('close')}</Button>
          </Feet>
        }
      >
        <Secret token={make.data.token} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      width="product"
      title={t('tokens.new')}
      footer={
        <Feet>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} loading={make.isPending}>
            {t('tokens.create')}
          </Button>
        </Feet>
      }
    >
      <Form ref={element} id={id} noValidate onSubmit={form.handleSubmit}>
        <TextField {...field('name')} label={t('tokens.name')} hint={t('tokens.nameHint')} maxLength={80} />
        <RadioCards
          name="kind"
          label={t('tokens.kind')}
          value={values.kind}
          onChange={(kind) => void setFieldValue('kind', kind)}
          options={(['person', 'ci'] as const).map((value) => ({ value, label: t(`tokens.${value}`) }))}
        />
        <TextField {...field('remote')} label={t('tokens.remote')} hint={t('tokens.remoteHint')} dir="ltr" />
        <Rights>
          <legend>{t('tokens.rights')}</legend>
          {OFFERED.map((action) => (
            <Checkbox
              key={action}
              name="actions"
              value={action}
              label={t(`tokens.actions.${action}`)}
              checked={values.actions.includes(action)}
              onChange={form.handleChange}
            />
          ))}
          {errors.actions && <p role="alert">{String(errors.actions)}</p>}
        </Rights>
        {values.actions.includes('verify') && (
          <TextField
            {...field('verifierKey')}
            label={t('tokens.verifierKey')}
            hint={t('tokens.verifierKeyHint')}
            dir="ltr"
          />
        )}
        <TextField {...field('days')} inputMode="numeric" label={t('tokens.days')} />
        {make.error && <Refusal error={make.error} />}
      </Form>
    </Dialog>
  );
}
