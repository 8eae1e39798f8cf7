export { startMarketplaceApi, migrationsDirectory, type MarketplaceApiOptions } from './start.ts';
export { capabilitiesOf, SEARCH_ENGINE_NAMES, type SearchEngine } from './search/search-engines.ts';
