import { useRef } from 'react';
import { HOST_NAME, allows } from '@souk/contracts';
import type { RemoteSettings } from '@souk/contracts';
import { SETTING_BOUNDS } from '@souk/contracts/channel-changes';
import {
  Button,
  Checkbox,
  RadioCards,
  Skeleton,
  TextField,
  media,
  tokens,
  useFocusFirstError,
} from '@souk/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { changeSettings } from '../registry/changes.ts';
import { meQuery, settingsQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useToast } from '../state/toasts-context.ts';
import { useText } from '../texts/texts.ts';
import { changesOf, checkValues, toValues } from './settings-values.ts';

const AUTOMATIC = ['off', 'watch', 'act'] as const;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[5]};
`;

const Numbers = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  ${media.from999} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** How a remote is released in this channel. */
export function SettingsPanel({ remote }: { remote: string }) {
  const { channel } = useChannel();
  const { data: settings, error, refetch } = useQuery(settingsQuery(channel, remote));
  if (!settings)
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  return (
    <Panel>
      <SettingsForm remote={remote} settings={settings} />
    </Panel>
  );
}

function SettingsForm({ remote, settings }: { remote: string; settings: RemoteSettings }) {
  const t = useText();
  const showToast = useToast();
  const client = useQueryClient();
  const { channel, down } = useChannel();
  const { data: me } = useQuery(meQuery());
  const may = me !== undefined && allows(me.scopes, 'administer', remote);
  const save = useMutation({
    mutationFn: (body: Partial<RemoteSettings>) => changeSettings(channel, remote, body),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery(channel, remote).queryKey, saved);
      showToast('success', t('settings.saved', { remote }));
    },
  });
  const form = useFormik({
    initialValues: toValues(settings),
    enableReinitialize: true,
    validate: checkValues,
    validateOnChange: false,
    onSubmit: (values) => {
      const changes = changesOf(settings, values);
      if (Object.keys(changes).length === 0) showToast('info', t('settings.unchanged'));
      else save.mutate(changes);
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  const off = down ? t('why.down') : may ? null : t('why.rights.administer', { remote });
  const number = (
    name: 'failureLimit' | 'holdback' | 'observationMinutes' | 'budget' | 'networkVisits' | 'failingNetworks',
  ) => ({
    ...form.getFieldProps(name),
    // As text: of a number field, formik makes a number while it is being typed.
    inputMode: 'decimal' as const,
    error: form.touched[name] ? form.errors[name] : undefined,
    disabled: !may,
  });
  return (
    <Form ref={element} noValidate onSubmit={form.handleSubmit}>
      <RadioCards
        name="automatic"
        label={t('settings.automatic')}
        value={form.values.automatic}
        onChange={(value) => void form.setFieldValue('automatic', value)}
        options={AUTOMATIC.map((value) => ({
          value,
          label: t(`settings.${value}`),
          text: t(`settings.${value}Text`),
          disabled: !may,
        }))}
      />
      <RadioCards
        name="slowness"
        label={t('settings.slowness')}
        value={form.values.slowness}
        onChange={(value) => void form.setFieldValue('slowness', value)}
        options={AUTOMATIC.map((value) => ({
          value,
          label: t(`settings.${value}`),
          text: t(value === 'off' ? 'settings.slowOffText' : `settings.${value}Text`),
          disabled: !may,
        }))}
      />
      <Numbers>
        <TextField
          {...number('holdback')}
          label={t('settings.holdback')}
          hint={t('settings.holdbackHint', SETTING_BOUNDS.holdback)}
        />
        <TextField {...number('observationMinutes')} label={t('settings.observation')} />
        <TextField {...number('budget')} label={t('settings.budget')} hint={t('settings.budgetHint')} />
        <TextField
          {...number('networkVisits')}
          label={t('settings.networkVisits')}
          hint={t('settings.networkVisitsHint')}
        />
        <TextField
          {...number('failingNetworks')}
          label={t('settings.failingNetworks')}
          hint={t('settings.failingNetworksHint')}
        />
        <TextField
          {...number('failureLimit')}
          label={t('settings.failureLimit')}
          hint={t('settings.failureLimitHint')}
        />
      </Numbers>
      {remote !== HOST_NAME && (
        <Checkbox
          name="verification"
          label={t('settings.verification')}
          checked={form.values.verification}
          disabled={!may}
          onChange={form.handleChange}
        />
      )}
      {save.error && <Refusal error={save.error} />}
      {off && <p role="note">{off}</p>}
      <div>
        <Button type="submit" loading={save.isPending} disabled={off !== null}>
          {t('settings.save')}
        </Button>
      </div>
    </Form>
  );
}
