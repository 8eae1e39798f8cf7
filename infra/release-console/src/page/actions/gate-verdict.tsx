import { Button, CircleAlert, CircleCheck } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../frame/notice.tsx';
import { gateQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { Findings } from './findings.tsx';

/** Whether the gate currently allows a release, checked before any change. */
export function GateVerdict({
  channel,
  remote,
  version,
}: {
  channel: string;
  remote: string;
  version: string;
}) {
  const t = useText();
  const { data: verdict, isPending, isFetching, refetch } = useQuery(gateQuery(channel, remote, version));
  if (isPending) return <p role="status">{t('gate.asking')}</p>;
  if (!verdict) return null;
  return verdict.passed ? (
    <Notice
      tone="success"
      role="status"
      icon={<CircleCheck size={20} aria-hidden />}
      title={t('gate.passed', { version })}
    />
  ) : (
    <Notice
      tone="danger"
      role="status"
      icon={<CircleAlert size={20} aria-hidden />}
      title={t('gate.refused', { version })}
    >
      <Findings findings={verdict.findings} />
      <div>
        <Button size="s" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {t('gate.again')}
        </Button>
      </div>
    </Notice>
  );
}
