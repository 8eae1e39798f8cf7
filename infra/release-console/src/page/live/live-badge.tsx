import type { LiveRelease } from '@souk/contracts';
import { Badge, CircleCheck, RotateCw, Zap } from '@souk/ui';
import { percent } from '../formats.ts';
import { useText } from '../texts/texts.ts';

/** How a remote stands, in two words and a colour. */
export function LiveBadge({ live: { canary, action } }: { live: LiveRelease }) {
  const t = useText();
  if (canary)
    return (
      <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
        {t(canary.kind === 'canary' ? 'state.canary' : 'state.activation', { share: percent(canary.share) })}
      </Badge>
    );
  if (action === 'rollback' || action === 'abort')
    return (
      <Badge tone="info" icon={<RotateCw size={14} aria-hidden />}>
        {t('state.rolledBack')}
      </Badge>
    );
  if (action === 'kill') return <Badge tone="danger">{t('state.killed')}</Badge>;
  return (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('state.live')}
    </Badge>
  );
}
