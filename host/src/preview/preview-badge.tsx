import { useShell } from '@souk/remote-kit';
import { useState } from 'react';
import { language } from '@souk/i18n';
import { aboveBottomBar, bottomBarHeight, Button, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useDiscovery } from '../federation/discovery-context.ts';
import { endPreview } from './end-preview.ts';
import { useText } from './texts/texts.ts';

const Bar = styled.aside`
  position: fixed;
  inset-block-end: calc(${bottomBarHeight} + ${tokens.space[4]});
  inset-inline-start: ${tokens.space[4]};
  z-index: ${tokens.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  max-inline-size: calc(100% - 2 * ${tokens.space[4]});
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 2px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.l};
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;
`;

/** Says for as long as a preview lasts that this is one, of what, and ends it. */
export function PreviewBadge() {
  const t = useText();
  const { preview } = useDiscovery();
  const { toast } = useShell();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    if (!(await endPreview(toast))) setEnding(false);
  };

  if (!preview) return null;
  const named = new Intl.ListFormat(language());
  const names = preview.releases.map(({ remote, version, origin }) =>
    origin ? t('local', { remote, origin }) : `${remote} ${version}`,
  );
  return (
    <Bar ref={aboveBottomBar} aria-label={t('label')}>
      <span>{t('shown', { releases: named.format(names) })}</span>
      <Button variant="secondary" size="s" loading={ending} onClick={() => void end()}>
        {t('end')}
      </Button>
    </Bar>
  );
}
