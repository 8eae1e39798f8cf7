import { useText } from '../texts/texts.ts';

/** How a social network writes its name; the settings know it by a lower-case word (FTR-8). */
export function useNetworkName(): (network: string) => string {
  const t = useText();
  const known: Record<string, string> = {
    facebook: t('footer.networks.facebook'),
    instagram: t('footer.networks.instagram'),
    linkedin: t('footer.networks.linkedin'),
    pinterest: t('footer.networks.pinterest'),
    snapchat: t('footer.networks.snapchat'),
    tiktok: t('footer.networks.tiktok'),
    twitter: t('footer.networks.twitter'),
    youtube: t('footer.networks.youtube'),
  };
  return (network) => known[network.toLowerCase()] ?? `${network.charAt(0).toUpperCase()}${network.slice(1)}`;
}
