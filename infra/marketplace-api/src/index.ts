export { startMarketplaceApi, migrationsDirectory, type MarketplaceApiOptions } from './start.ts';
export type { SearchEngine } from './search/search-engines.ts';
