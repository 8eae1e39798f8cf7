import { Button, Dialog, TextArea, tokens, useFocusFirstError } from '@souk/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { isDangerous, needsReason } from './action.ts';
import { EffectsList } from './effects-list.tsx';
import { GateVerdict } from './gate-verdict.tsx';
import { NewerNotice } from './newer-notice.tsx';
import { Refusal } from './refusal.tsx';
import type { ActionForm } from './use-action-form.ts';

const { space, color, type } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const DecidedOn = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  justify-content: flex-end;
`;

const Blocked = styled.p`
  flex: 1 1 12rem;
  font: ${type.caption};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

interface Props {
  ask: ActionForm;
  title: string;
  /** The label of the button that executes it. */
  confirm: string;
  /** Shown where there is nothing to do; default: that the state has changed. */
  nothingToDo?: string;
  /** Stands below the effects. */
  hint?: string;
  /** The fields of this action. */
  children?: ReactNode;
}

/** The dialog of an action: what customers will see, what the gate says, the reason, and one button. */
export function ActionFrame({ ask, title, confirm, nothingToDo, hint, children }: Props) {
  const t = useText();
  const formId = useId();
  const { channel, state: live } = useChannel();
  const { action, form, plan, effects, basis, outdatedBy, isUnaffected, offline, gate, change } = ask;
  const { remote } = action;
  const isOutdated = outdatedBy !== null;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  return (
    <Dialog
      open
      onClose={ask.onClose}
      width="product"
      title={title}
      footer={<Buttons ask={ask} formId={formId} confirm={confirm} />}
    >
      <Form ref={element} id={formId} noValidate onSubmit={form.handleSubmit}>
        {change.error && !ask.isStale && <Refusal error={change.error} />}
        {(isOutdated || ask.isStale) && live && (
          <NewerNotice state={live} remote={remote} untouched={!isOutdated && isUnaffected} />
        )}
        {children}
        {!plan && <p role="alert">{nothingToDo ?? t('ask.impossible')}</p>}
        {effects.length > 0 && !isOutdated && <EffectsList effects={effects} />}
        {hint && <p>{hint}</p>}
        {gate.isShown && !isOutdated && (
          <GateVerdict channel={channel} remote={remote} version={gate.version} />
        )}
        <TextArea
          {...form.getFieldProps('reason')}
          label={needsReason(action) ? t('ask.reason') : t('ask.reasonOptional')}
          hint={t('ask.reasonHint')}
          required={needsReason(action)}
          maxLength={500}
          error={ask.tried ? form.errors.reason : undefined}
        />
        {offline && <p role="alert">{offline}</p>}
        <DecidedOn>{t('ask.decidedOn', { channel, revision: basis.revision })}</DecidedOn>
      </Form>
    </Dialog>
  );
}

function Buttons({ ask, formId, confirm }: { ask: ActionForm; formId: string; confirm: string }) {
  const t = useText();
  const blockedId = useId();
  const { action, plan, outdatedBy, offline, gate, change, review, onClose } = ask;
  const isBlocked = gate.isBlocking && !outdatedBy;
  return (
    <Feet>
      {isBlocked && (
        <Blocked id={blockedId}>{t('gate.blocked', { action: confirm, version: gate.version })}</Blocked>
      )}
      <Button variant="secondary" onClick={onClose}>
        {t(plan ? 'cancel' : 'close')}
      </Button>
      {outdatedBy ? (
        <Button onClick={review}>{t('ask.again', { revision: outdatedBy.revision })}</Button>
      ) : (
        <Button
          type="submit"
          form={formId}
          variant={isDangerous(action) ? 'danger' : 'primary'}
          loading={change.isPending}
          disabled={!plan || offline !== null || isBlocked}
          aria-describedby={isBlocked ? blockedId : undefined}
        >
          {confirm}
        </Button>
      )}
    </Feet>
  );
}
