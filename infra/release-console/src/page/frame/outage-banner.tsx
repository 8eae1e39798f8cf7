import { CloudAlert } from '@souk/ui';
import { momentInFull } from '../formats.ts';
import { useText } from '../texts/texts.ts';
import { Notice } from './notice.tsx';

/** Shown while the registry is down: customers see no change, and the shown state may be outdated. */
export function OutageBanner({ readAt }: { readAt: number }) {
  const t = useText();
  return (
    <Notice tone="danger" role="alert" icon={<CloudAlert size={22} aria-hidden />} title={t('banner.down')}>
      <p>{t('banner.downText', { time: momentInFull(readAt) })}</p>
    </Notice>
  );
}
