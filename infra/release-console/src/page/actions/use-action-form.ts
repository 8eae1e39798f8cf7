import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelChange, ChannelState, RegistryProblem, RemoteSettings } from '@souk/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useState } from 'react';
import { channelQuery, gateQuery, propagationQuery, settingsQuery } from '../registry/queries.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { useChannel } from '../state/channel-context.ts';
import { liveOf } from '../state/live-of.ts';
import { isNewer, isUntouched } from '../state/newer-state.ts';
import { useToast } from '../state/toasts-context.ts';
import { text, useText } from '../texts/texts.ts';
import { isOut, needsReason } from './action.ts';
import type { Action, ActionKind } from './action.ts';
import { NO_CHOICE } from './choice.ts';
import type { Choice } from './choice.ts';
import { effectsOf } from './effects.ts';
import { executeAction } from './execute-action.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { useDisabledReason } from './use-disabled-reason.ts';

export interface ActionDialogProps {
  action: Action;
  /** The state when the button was pressed. */
  pressedOn: ChannelState;
  onClose(): void;
}

type ChoiceErrors = Partial<Record<keyof Choice, string>>;

interface Options extends ActionDialogProps {
  initial?: Partial<Choice>;
  /** What is wrong with the input, besides a missing reason. */
  check?(choice: Choice, settings: RemoteSettings): ChoiceErrors;
}

/** Of these the gate decides; a rollback without a named release uses the next one that it allows. */
const BLOCKED_BY_GATE: readonly ActionKind[] = ['canary', 'activate', 'promote'];
const JUDGED: readonly ActionKind[] = [...BLOCKED_BY_GATE, 'rollback'];

/** The form of an action: its input, the plan on the newest state that was reviewed, and how to execute it. */
export function useActionForm({ action, pressedOn, onClose, initial, check }: Options) {
  const { remote, kind } = action;
  const { channel, state: live } = useChannel();
  const [decided, setDecided] = useState(pressedOn);
  const ofRemote = kind !== 'set';
  const { data: settings = DEFAULT_SETTINGS } = useQuery({
    ...settingsQuery(channel, remote),
    enabled: ofRemote,
  });
  const { data: propagation } = useQuery(propagationQuery(channel));
  const offline = useDisabledReason()(kind, remote);
  const change = useChange(action, decided, onClose);

  const newest = live && isNewer(live, decided) && !change.isPending ? live : null;
  const isUnaffected = newest !== null && ofRemote && isUntouched(remote, decided, newest);
  // A change of another remote needs no new review, so the action moves to the newer revision.
  const basis = newest && isUnaffected ? newest : decided;
  const outdatedBy = newest && !isUnaffected ? newest : null;

  const form = useFormik<Choice>({
    initialValues: { ...NO_CHOICE, ...initial },
    validate: (choice) => ({
      ...(needsReason(action) && choice.reason.trim() === '' ? { reason: text('ask.reasonMissing') } : {}),
      ...check?.(choice, settings),
    }),
    onSubmit: (choice) => {
      if (plan && !outdatedBy && !offline && !gate.isBlocking)
        change.mutate({ plan, choice, revision: basis.revision });
    },
  });
  const plan = planOf(action, basis, form.values, settings);
  const effects = plan
    ? effectsOf(action, plan, { propagation, observationMinutes: settings.observationMinutes })
    : [];
  const refused = change.error instanceof RegistryError ? change.error.problem : null;
  const gate = useGate(action, { plan, refused });

  return {
    action,
    form,
    plan,
    effects,
    settings,
    basis,
    /** The newer state that has to be reviewed first. */
    outdatedBy,
    isUnaffected,
    offline,
    gate,
    change,
    isStale: refused?.code === 'stale-revision',
    tried: form.submitCount > 0,
    review: () => {
      if (newest) setDecided(newest);
      change.reset();
    },
    onClose,
  };
}

export type ActionForm = ReturnType<typeof useActionForm>;

/** What the gate says of the release in question. */
function useGate(action: Action, { plan, refused }: { plan: Plan | null; refused: RegistryProblem | null }) {
  const { channel } = useChannel();
  const isJudged = JUDGED.includes(action.kind) && Boolean(plan?.version);
  const version = isJudged ? (plan?.version ?? '') : '';
  const { data: verdict } = useQuery({ ...gateQuery(channel, action.remote, version), enabled: isJudged });
  return {
    version,
    isBlocking: isJudged && BLOCKED_BY_GATE.includes(action.kind) && verdict?.passed === false,
    /** The findings of a refusal are shown with that. */
    isShown: isJudged && !refused?.findings,
  };
}

/** Executes an action, and shows what came of it. */
function useChange(action: Action, decided: ChannelState, onClose: () => void) {
  const t = useText();
  const showToast = useToast();
  const client = useQueryClient();
  const { channel } = useChannel();
  const { remote, kind } = action;
  const outcome = ({ changed, state }: ChannelChange) => {
    const after = liveOf(state, remote);
    if (!changed) return ['info', t('done.nothing')] as const;
    if (isOut(after) && !isOut(liveOf(decided, remote)))
      return ['success', t('done.out', { remote })] as const;
    const version = after?.stable ?? action.version ?? '';
    return ['success', t(`done.${kind}`, { remote, version })] as const;
  };
  return useMutation({
    mutationFn: (wanted: { plan: Plan; choice: Choice; revision: number }) =>
      executeAction(channel, action, wanted),
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
}
