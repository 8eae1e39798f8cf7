import { useConfig } from '@souk/api-client';
import { hasInformationPage, informationPath, ROUTES } from '@souk/contracts';
import type { InformationPageName } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { useNetworkName } from './use-network-name.ts';

/** Links of the footer: pages of the shop that are live, and pages elsewhere, which open in a new window (SES-16, FTR-1, FTR-3, FTR-8). */
export function useFooterLinks() {
  const t = useText();
  const networkName = useNetworkName();
  const { canNavigate } = useShell();
  const { data: config } = useConfig();
  const live = (links: { to: string; label: string }[]) => links.filter(({ to }) => canNavigate(to));
  const policies: { name: InformationPageName; label: string }[] = [
    { name: 'terms-and-conditions', label: t('footer.terms') },
    { name: 'privacy-policy', label: t('footer.privacy') },
    { name: 'refund-policy', label: t('footer.refund') },
    { name: 'cancellation-policy', label: t('footer.cancellation') },
    { name: 'shipping-policy', label: t('footer.shipping') },
  ];
  const outside = [
    { href: config?.store_application_url, label: t('footer.sell') },
    { href: config?.delivery_application_url, label: t('footer.deliver') },
  ];
  return {
    inside: live([
      { to: informationPath('help-and-support'), label: t('footer.help') },
      { to: informationPath('about-us'), label: t('footer.about') },
      { to: ROUTES.trackOrder, label: t('header.track') },
    ]),
    policies: live(
      config
        ? policies
            .filter(({ name }) => hasInformationPage(name, config))
            .map(({ name, label }) => ({ to: informationPath(name), label }))
        : [],
    ),
    outside: outside.flatMap(({ href, label }) => (href ? [{ href, label }] : [])),
    social: (config?.social_media ?? []).map(({ name, link }) => ({ href: link, label: networkName(name) })),
  };
}
