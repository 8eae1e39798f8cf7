export { startMarketplaceApi, migrationsDirectory, type MarketplaceApiOptions } from './start.ts';
export { capabilitiesOf, SEARCH_ENGINE_NAMES, type SearchEngine } from './search/search-engines.ts';
export type { ProviderOptions } from './payments/open-provider.ts';
