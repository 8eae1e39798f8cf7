import { useConfig } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { MessageCircle } from '@souk/ui';
import { useCapabilities } from '../modules/module-release.ts';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';

export interface SiteLink {
  to: string;
  label: string;
  /** Leads out of the shop, to the mail program or the telephone. */
  outside?: boolean;
  /** Stands for the words where there is little room. */
  icon?: typeof MessageCircle;
}

/** The header's links (HDR-1 to HDR-3): only those that lead somewhere. */
export function useSiteLinks(): SiteLink[] {
  const t = useText();
  const { canNavigate } = useShell();
  const { session } = useHost();
  const { data: config } = useConfig();
  const { cart: hasStores } = useCapabilities();
  const guest = useReadable(session.services.state).status === 'guest';

  const links: SiteLink[] = [];
  if (hasStores) links.push({ to: '/store/popular', label: t('header.stores') });
  if (guest && hasStores) links.push({ to: '/track-order', label: t('header.track') });
  if (canNavigate('/help-and-support')) links.push({ to: '/help-and-support', label: t('header.help') });
  else if (config?.email)
    links.push({ to: `mailto:${config.email}`, label: t('header.contact'), outside: true });
  if (!guest) links.push({ to: ROUTES.chatting, label: t('header.messages'), icon: MessageCircle });
  return links.filter(({ to, outside }) => outside || canNavigate(to));
}
