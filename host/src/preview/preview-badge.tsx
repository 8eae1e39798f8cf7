import { useState } from 'react';
import { PREVIEW_END_PATH } from '@souk/contracts';
import { Button, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from './texts/texts.ts';

const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space.gutter};
  border-block-start: 2px solid ${tokens.color.accent};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.l};
  font: ${tokens.type.smallStrong};
`;

/** Says for as long as a preview lasts that this is one, of what, and ends it. */
export function PreviewBadge({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const t = useText();
  const { discovery, services } = useHost();
  const [ending, setEnding] = useState(false);
  const { preview } = discovery;
  if (!preview) return null;

  const end = async () => {
    setEnding(true);
    try {
      const { ok } = await fetch(PREVIEW_END_PATH, { method: 'POST' });
      if (!ok) throw new Error('the preview was not ended');
      reload();
    } catch {
      setEnding(false);
      services.toast({ kind: 'error', id: 'preview', text: t('notEnded') });
    }
  };
  return (
    <Bar aria-label={t('label')}>
      <span>{t('shown', { remote: preview.remote, version: preview.version })}</span>
      <Button variant="secondary" size="s" loading={ending} onClick={() => void end()}>
        {t('end')}
      </Button>
    </Bar>
  );
}
