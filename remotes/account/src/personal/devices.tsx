import {
  deviceSessionsQuery,
  endDeviceSession,
  endOtherSessions,
  errorCause,
  withShownError,
} from '@souk/api-client';
import type { DeviceSession } from '@souk/contracts';
import { useFormats, useQuery, useShell } from '@souk/remote-kit';
import { Badge, Button, ErrorState, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { Actions, Card } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[3]};
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  font: ${tokens.type.small};
  color: ${color.inkSoft};

  strong {
    font: ${tokens.type.bodyStrong};
    color: ${color.ink};
  }
`;

/** The devices that are signed in, and signing them out (SES-14). */
export function Devices() {
  const t = useText();
  const { date, time } = useFormats();
  const { dialogs, toast } = useShell();
  const { data, error, refetch } = useQuery(withShownError(deviceSessionsQuery()));
  const nameOf = ({ browser, system }: DeviceSession) => {
    if (browser) return system ? t('devices.name', { browser, system }) : browser;
    return system ? t('devices.programOn', { system }) : t('devices.program');
  };

  async function signOut(question: string, end: () => Promise<{ message: string }>) {
    const run = async () => {
      const { message } = await end();
      toast({ kind: 'success', id: 'devices', text: message });
    };
    await dialogs.confirm({ text: question, confirmLabel: t('devices.signOut'), run });
    await refetch();
  }

  if (!data)
    return (
      <Card title={t('devices.title')}>
        {error ? (
          <ErrorState title={t('devices.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy>
            <VisuallyHidden role="status">{t('devices.loading')}</VisuallyHidden>
            <Skeleton height="72px" radius="m" />
          </div>
        )}
      </Card>
    );
  return (
    <Card title={t('devices.title')} text={t('devices.text')}>
      <List>
        {data.sessions.map((session) => {
          const used = new Date(session.last_used_at);
          const device = nameOf(session);
          return (
            <li key={session.id}>
              <Facts>
                <strong>{device}</strong>
                {session.is_current && <Badge tone="success">{t('devices.current')}</Badge>}
                <span>{t('devices.lastUsed', { date: date(session.last_used_at), time: time(used) })}</span>
                {session.same_network !== null && !session.is_current && (
                  <span>{t(session.same_network ? 'devices.sameNetwork' : 'devices.otherNetwork')}</span>
                )}
              </Facts>
              {!session.is_current && (
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={t('devices.signOutOf', { device })}
                  onClick={() =>
                    void signOut(t('devices.question', { device }), () => endDeviceSession(session.id))
                  }
                >
                  {t('devices.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {data.sessions.length > 1 && (
        <Actions>
          <Button
            variant="secondary"
            onClick={() => void signOut(t('devices.othersQuestion'), endOtherSessions)}
          >
            {t('devices.signOutOthers')}
          </Button>
        </Actions>
      )}
    </Card>
  );
}
