import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelChange, ChannelState } from '@souk/contracts';
import { Button, Dialog, TextArea, TextField, tokens } from '@souk/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { channelQuery, propagationQuery, settingsQuery } from '../registry/queries.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { useChannel } from '../state/channel-context.ts';
import { isNewer, isUntouched } from '../state/newer-state.ts';
import { useToast } from '../state/toasts-context.ts';
import { liveOf } from '../state/live-of.ts';
import { useText } from '../texts/texts.ts';
import { isBack, isDangerous, isOut, needsReason } from './action.ts';
import type { Action } from './action.ts';
import { CanaryFields } from './canary-fields.tsx';
import { executeAction } from './execute-action.ts';
import { NO_CHOICE } from './choice.ts';
import type { Choice } from './choice.ts';
import { effectsOf } from './effects.ts';
import { EffectsList } from './effects-list.tsx';
import { GateVerdict } from './gate-verdict.tsx';
import { NewerNotice } from './newer-notice.tsx';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { Refusal } from './refusal.tsx';
import { SetFields } from './set-fields.tsx';
import { TargetField } from './target-field.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';

const { space, color, type } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const DecidedOn = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

const Hint = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
`;

interface Props {
  action: Action;
  /** The state when the button was pressed. */
  pressedOn: ChannelState;
  onClose(): void;
}

/** Shows the effect of an action on customers, asks for the reason, and executes it on the shown revision. */
export function ActionDialog({ action, pressedOn, onClose }: Props) {
  const t = useText();
  const showToast = useToast();
  const client = useQueryClient();
  const formId = useId();
  const { channel, state: live } = useChannel();
  const [decided, setDecided] = useState(pressedOn);
  const [choice, setChoice] = useState<Choice>({
    ...NO_CHOICE,
    target: action.kind === 'rollback' ? (action.version ?? '') : '',
  });
  const [tried, setTried] = useState(false);
  const { remote, kind } = action;
  const ofRemote = kind !== 'set';
  const { data: settings = DEFAULT_SETTINGS } = useQuery({
    ...settingsQuery(channel, remote),
    enabled: ofRemote,
  });
  const { data: propagation } = useQuery(propagationQuery(channel));
  const offline = useDisabledReason()(kind, remote);

  const change = useMutation({
    mutationFn: (wanted: { plan: Plan; revision: number }) =>
      executeAction(channel, action, { ...wanted, choice }),
    onSuccess: (answer) => {
      client.setQueryData(channelQuery(channel).queryKey, answer.state);
      for (const key of ['channel', 'audit', 'channels']) void client.invalidateQueries({ queryKey: [key] });
      const [mood, words] = outcome(answer);
      showToast(mood, words);
      onClose();
    },
    onError: (error) => {
      // The refusal contains the newest state.
      const state = error instanceof RegistryError ? error.problem?.state : undefined;
      if (state) client.setQueryData(channelQuery(channel).queryKey, state);
      else void client.invalidateQueries({ queryKey: ['channel', channel] });
    },
  });

  const outcome = ({ changed, state }: ChannelChange) => {
    const after = liveOf(state, remote);
    if (changed && isOut(after) && !isOut(liveOf(decided, remote)))
      return ['success', t('done.out', { remote })] as const;
    const version = after?.stable ?? action.version ?? '';
    return changed
      ? (['success', t(`done.${kind}`, { remote, version })] as const)
      : (['info', t('done.nothing')] as const);
  };

  const newest = live && isNewer(live, decided) && !change.isPending ? live : null;
  const untouched = newest !== null && ofRemote && isUntouched(remote, decided, newest);
  // A change of another remote needs no new review, so the action moves to the newer revision.
  const basis = newest && untouched ? newest : decided;
  const isOutdated = newest !== null && !untouched;

  const plan = planOf(action, basis, choice, settings.holdback);
  const effects = plan
    ? effectsOf(action, plan, { propagation, observationMinutes: settings.observationMinutes })
    : [];
  const reasonMissing = needsReason(action) && choice.reason.trim() === '';
  const wrongSteps = kind === 'canary' && plan?.steps === null;
  // For a set, an empty field means the settings of each remote.
  const leftToSettings = kind === 'set' && !choice.holdback?.trim();
  const wrongHoldback = (kind === 'activate' || kind === 'set') && plan?.holdback === null && !leftToSettings;
  const holdbackError = wrongHoldback ? t('settings.whole', { min: 0, max: 50 }) : undefined;
  const noSource = kind === 'set' && choice.from === '';
  const refused = change.error instanceof RegistryError ? change.error.problem : null;
  const stale = refused?.code === 'stale-revision';
  // The gate's findings are shown above already.
  const judged =
    ['rollback', 'canary', 'activate', 'promote'].includes(kind) && !refused?.findings
      ? plan?.version
      : undefined;
  const isOn = liveOf(basis, remote);
  const nothingToDo =
    kind === 'rollback' && isOn && isBack(isOn)
      ? isOn.stable === null
        ? t('ask.alreadyOut', { remote })
        : t('ask.alreadyBack', { remote, version: isOn.stable })
      : t('ask.impossible');

  const submit = () => {
    setTried(true);
    if (!plan || reasonMissing || wrongSteps || wrongHoldback || noSource || isOutdated || offline) return;
    change.mutate({ plan, revision: basis.revision });
  };
  const review = () => {
    if (newest) setDecided(newest);
    change.reset();
  };

  const version = action.version ?? plan?.version ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      width="product"
      title={t(`ask.${kind}`, { remote, version, channel })}
      footer={
        <Feet>
          <Button variant="secondary" onClick={onClose}>
            {t(plan ? 'cancel' : 'close')}
          </Button>
          {isOutdated ? (
            <Button onClick={review}>{t('ask.again', { revision: newest.revision })}</Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant={isDangerous(action) ? 'danger' : 'primary'}
              loading={change.isPending}
              disabled={!plan || offline !== null}
            >
              {t(`actions.${kind}`)}
            </Button>
          )}
        </Feet>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {change.error && !stale && <Refusal error={change.error} />}
        {(isOutdated || stale) && live && (
          <NewerNotice state={live} remote={remote} untouched={!isOutdated && ofRemote} />
        )}
        {kind === 'rollback' && isOn && (
          <TargetField
            remote={remote}
            live={isOn}
            value={choice.target}
            onChange={(target) => setChoice({ ...choice, target })}
          />
        )}
        {kind === 'canary' && (
          <CanaryFields
            value={choice}
            wrong={tried && wrongSteps}
            onChange={(next) => setChoice({ ...choice, ...next })}
          />
        )}
        {kind === 'activate' && plan?.live?.stable && (
          <TextField
            name="holdback"
            type="number"
            inputMode="numeric"
            label={t('activate.holdback')}
            hint={t('activate.hint', { stable: plan.live.stable, version })}
            error={holdbackError}
            value={choice.holdback ?? String(settings.holdback)}
            onChange={(event) => setChoice({ ...choice, holdback: event.target.value })}
          />
        )}
        {kind === 'set' && (
          <SetFields
            state={basis}
            from={choice.from}
            error={tried && noSource ? t('set.missing') : undefined}
            onChange={(from) => setChoice({ ...choice, from })}
            holdback={{
              typed: choice.holdback ?? '',
              value: plan?.holdback ?? null,
              error: holdbackError,
              onChange: (holdback) => setChoice({ ...choice, holdback }),
            }}
          />
        )}
        {!plan && <p role="alert">{nothingToDo}</p>}
        {effects.length > 0 && !isOutdated && <EffectsList effects={effects} />}
        {kind === 'kill' && <Hint>{t('ask.killHint')}</Hint>}
        {judged && !isOutdated && <GateVerdict channel={channel} remote={remote} version={judged} />}
        <TextArea
          name="reason"
          label={needsReason(action) ? t('ask.reason') : t('ask.reasonOptional')}
          hint={t('ask.reasonHint')}
          required={needsReason(action)}
          maxLength={500}
          value={choice.reason}
          error={tried && reasonMissing ? t('ask.reasonMissing') : undefined}
          onChange={(event) => setChoice({ ...choice, reason: event.target.value })}
        />
        {offline && <p role="alert">{offline}</p>}
        <DecidedOn>{t('ask.decidedOn', { channel, revision: basis.revision })}</DecidedOn>
      </Form>
    </Dialog>
  );
}
