import { HOST_NAME } from '@souk/contracts';
import type { LiveRelease } from '@souk/contracts';
import { TriangleAlert, tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { useDisabledReason } from '../actions/use-disabled-reason.ts';
import { useChannel } from '../state/channel-context.ts';
import { isRenderingOff } from '../state/rendering-off.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > button {
    flex: 1 1 auto;
  }
`;

/** Separated from actions that interrupt no customer. */
const Harder = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const Note = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
`;

/** What else can be done now: the candidate's next steps, the switch of server rendering, and the kill. */
export function OtherActions({ remote, live }: { remote: string; live: LiveRelease }) {
  const t = useText();
  const id = useId();
  const { state } = useChannel();
  const whyNot = useDisabledReason();
  const { canary } = live;
  const version = canary?.version ?? live.stable;
  const look = { size: 's', variant: 'secondary' } as const;
  const hasNoGood = !canary && !live.fallback && remote === HOST_NAME;
  const disabledReason = whyNot('kill', remote) ?? (hasNoGood ? t('why.noGood') : null);
  return (
    <Root>
      <Row>
        {canary && (
          <>
            <ActionButton {...look} action={{ kind: 'promote', remote }} />
            {canary.rollout && (
              <ActionButton
                {...look}
                action={{ kind: canary.rollout.status === 'paused' ? 'continue' : 'pause', remote }}
              />
            )}
          </>
        )}
        <ActionButton
          {...look}
          action={{ kind: state && isRenderingOff(state, remote) ? 'rendering-on' : 'rendering-off', remote }}
        />
      </Row>
      {version !== null && (
        <Harder>
          <ActionButton
            action={{ kind: 'kill', remote, version }}
            variant="danger"
            size="s"
            label={t('ask.kill', { remote, version })}
            disabledReason={disabledReason}
            describedBy={id}
          >
            <TriangleAlert size={18} aria-hidden />
            {t('actions.kill')} <bdi>{shortOf(version)}</bdi>
          </ActionButton>
          <Note id={id}>{disabledReason ?? t('ask.killNote')}</Note>
        </Harder>
      )}
    </Root>
  );
}

const MAX_VERSION = 16;

/** Hashes make a button no clearer; its label has them in full. */
const shortOf = (version: string) =>
  version.length > MAX_VERSION ? `${version.slice(0, MAX_VERSION)}…` : version;
