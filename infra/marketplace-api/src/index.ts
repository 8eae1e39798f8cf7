export { startMarketplaceApi, migrationsDirectory, type MarketplaceApiOptions } from './start.ts';
