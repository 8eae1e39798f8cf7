import { useConfig } from '@souk/api-client';
import { informationPath, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Mail, MessageCircle, PackageSearch, Phone } from '@souk/ui';
import { useCapabilities } from '../modules/module-release.ts';
import { useUnreadMessages } from '../push/use-unread-messages.ts';
import { useSession } from '../session/session-context.ts';
import { useText } from '../texts/texts.ts';

export interface SiteLink {
  to: string;
  label: string;
  /** Leads out of the shop, to the mail program or the phone app. */
  outside?: boolean;
  /** Replaces the text where there is little room; beside it where the link leads out of the shop. */
  icon?: typeof MessageCircle;
  /** The address or number that it leads to. */
  title?: string;
  /** How much waits there. */
  count?: number;
}

/** The header's links (HDR-1 to HDR-3): only those whose page a live release draws. */
export function useSiteLinks(): SiteLink[] {
  const t = useText();
  const { canNavigate } = useShell();
  const session = useSession();
  const { data: config } = useConfig();
  const { cart: hasStores } = useCapabilities();
  const unread = useUnreadMessages();
  const guest = useReadable(session.services.state).status === 'guest';

  const reach = config?.email
    ? { to: `mailto:${config.email}`, title: config.email, icon: Mail }
    : config?.phone
      ? { to: `tel:${config.phone}`, title: config.phone, icon: Phone }
      : null;
  const contact: SiteLink[] = reach ? [{ ...reach, label: t('header.contact'), outside: true }] : [];
  const help = { to: informationPath('help-and-support'), label: t('header.help') };

  const links: SiteLink[] = hasStores ? [{ to: '/store/popular', label: t('header.stores') }] : contact;
  if (guest && hasStores)
    links.push({ to: ROUTES.trackOrder, label: t('header.track'), icon: PackageSearch });
  if (canNavigate(help.to)) links.push(help);
  else if (hasStores) links.push(...contact);
  if (!guest)
    links.push({ to: ROUTES.chatting, label: t('header.messages'), icon: MessageCircle, count: unread });
  return links.filter(({ to, outside }) => outside || canNavigate(to));
}
