import type {
  CampaignDetails,
  Category,
  InformationPage,
  Item,
  MarketplaceModule,
  Store,
} from './api/index.ts';
import { informationPath } from './information.ts';
import type { InformationPageName } from './information.ts';
import { campaignPath, categoryPagePath, flashSalePath, productPath, storePath } from './routes.ts';
import type { PageHead } from './shell/page-head.ts';

/** Search engines and link previews show about as many characters. */
export const MAX_DESCRIPTION = 160;

/** One line of plain text, cut between two words. */
export function describe(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2)).trimEnd()}…`;
}

const described = (text: string) => (text.trim() === '' ? {} : { description: describe(text) });

type ListedModule = Pick<MarketplaceModule, 'id'> & Partial<Pick<MarketplaceModule, 'description'>>;

/** What a list without a text of its own says: its name, and what its module offers. */
const describedIn = (title: string, { description = '' }: Pick<ListedModule, 'description'>) =>
  description.trim() === '' ? {} : described(`${title} · ${description}`);

/** The head of an item’s page (POP-24). */
export const productHead = (
  item: Pick<
    Item,
    'id' | 'slug' | 'name' | 'description' | 'module_id' | 'image_full_url' | 'available_date_starts'
  >,
): PageHead => ({
  title: item.name,
  ...described(item.description),
  canonical: productPath(item),
  image: item.image_full_url,
});

/** The head of a store’s page (STR-5). */
export const storeHead = (
  store: Pick<Store, 'id' | 'slug' | 'name' | 'address' | 'module_id' | 'zone_id' | 'cover_photo_full_url'>,
): PageHead => ({
  title: store.name,
  ...described(store.address),
  // How far away it is differs from visitor to visitor.
  canonical: storePath({ ...store, distance: null }),
  image: store.cover_photo_full_url,
});

/**
 * The head of a category’s page. Without the category's module its address is incomplete, and is left out (CAT-2).
 * @param module the current one; it describes its own categories
 */
export const categoryHead = (
  category: Pick<Category, 'id' | 'slug' | 'name' | 'module_id' | 'image_full_url'>,
  module?: ListedModule | null,
): PageHead => ({
  title: category.name,
  ...(module && module.id === category.module_id && describedIn(category.name, module)),
  ...(category.module_id !== null && { canonical: categoryPagePath(category, category.module_id) }),
  image: category.image_full_url,
});

/** The head of a campaign’s page (PRO-7). */
export const campaignHead = (
  campaign: Pick<CampaignDetails, 'id' | 'slug' | 'title' | 'description' | 'module_id' | 'image_full_url'>,
): PageHead => ({
  title: campaign.title,
  ...described(campaign.description),
  ...(campaign.module_id !== null && { canonical: campaignPath(campaign, campaign.module_id) }),
  image: campaign.image_full_url,
});

/**
 * The head of a flash sale’s page. Without a module its address is incomplete, and is left out (PRO-9).
 * @param module the current one; it describes its own sales
 */
export const flashSaleHead = (
  sale: { id: number; title: string },
  moduleId: number | undefined,
  module?: ListedModule | null,
): PageHead => ({
  title: sale.title,
  ...(module && module.id === moduleId && describedIn(sale.title, module)),
  ...(moduleId !== undefined && { canonical: flashSalePath(sale, moduleId) }),
});

/**
 * A list that every module has one of: its stores, its categories, its offers.
 * @param canonical its address without what narrows or sorts it
 */
export const listHead = (
  title: string,
  canonical: string,
  module: Pick<MarketplaceModule, 'module_name'> & Pick<ListedModule, 'description'>,
): PageHead => ({ title: `${title} · ${module.module_name}`, ...describedIn(title, module), canonical });

/** The head of a policy or help page (FTR-4). */
export const informationHead = (
  name: InformationPageName,
  page: Pick<InformationPage, 'title' | 'description'>,
): PageHead => ({
  title: page.title,
  ...described(page.description),
  canonical: informationPath(name),
});
