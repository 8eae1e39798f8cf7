import { useConfig } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useText } from '../texts/texts.ts';
import { useNetworkName } from './use-network-name.ts';

/** Links of the footer: pages of the shop, and pages elsewhere, which open in a new window (SES-16, FTR-3, FTR-8). */
export function useFooterLinks() {
  const t = useText();
  const networkName = useNetworkName();
  const { data: config } = useConfig();
  const outside = [
    { href: config?.store_application_url, label: t('footer.sell') },
    { href: config?.delivery_application_url, label: t('footer.deliver') },
  ];
  return {
    inside: [
      { to: '/help-and-support', label: t('footer.help') },
      { to: '/about-us', label: t('footer.about') },
      { to: ROUTES.trackOrder, label: t('header.track') },
    ],
    outside: outside.flatMap(({ href, label }) => (href ? [{ href, label }] : [])),
    social: (config?.social_media ?? []).map(({ name, link }) => ({ href: link, label: networkName(name) })),
  };
}
