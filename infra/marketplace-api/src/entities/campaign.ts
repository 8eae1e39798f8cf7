import type { Campaign } from '@souk/contracts/api';
import type { Language } from '../texts/translate.ts';
import { pictureUrl } from './pictures.ts';
import { textIn, type LocalizedText } from './localized-text.ts';

export interface CampaignRow {
  id: number;
  module_id: number;
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  image: string;
  starts_at: Date;
  ends_at: Date;
}

/** A campaign as the API returns it (PRO-8). */
export const campaignOf = (
  campaign: CampaignRow,
  { language, mediaUrl }: { language: Language; mediaUrl: string },
): Campaign => ({
  id: campaign.id,
  slug: campaign.slug,
  title: textIn(language, campaign.title),
  description: textIn(language, campaign.description),
  image_full_url: pictureUrl(mediaUrl, campaign.image),
  available_date_starts: campaign.starts_at.toISOString(),
  available_date_ends: campaign.ends_at.toISOString(),
});
