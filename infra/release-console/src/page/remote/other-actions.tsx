import { HOST_NAME } from '@souk/contracts';
import type { LiveRelease } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionButton } from '../actions/action-button.tsx';
import { useChannel } from '../state/channel-context.ts';
import { isRenderingOff } from '../state/rendering-off.ts';
import { useText } from '../texts/texts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > button {
    flex: 1 1 auto;
  }
`;

/** What else can be done now: the candidate's next steps, the kill, and the switch of server rendering. */
export function OtherActions({ remote, live }: { remote: string; live: LiveRelease }) {
  const t = useText();
  const { state } = useChannel();
  const { canary } = live;
  const version = canary?.version ?? live.stable;
  const look = { size: 's', variant: 'secondary' } as const;
  return (
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
          <ActionButton {...look} action={{ kind: 'abort', remote }} />
        </>
      )}
      {version !== null && (
        <ActionButton
          {...look}
          action={{ kind: 'kill', remote, version }}
          label={t('ask.kill', { remote, version })}
          disabledReason={canary || live.fallback || remote !== HOST_NAME ? null : t('why.noGood')}
        />
      )}
      <ActionButton
        {...look}
        action={{ kind: state && isRenderingOff(state, remote) ? 'rendering-on' : 'rendering-off', remote }}
      />
    </Row>
  );
}
