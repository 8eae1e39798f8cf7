export { fillDemoData, type FillOptions, type FillProgress } from './fill-demo-data.ts';
export { fillDatabase, ForeignMarketplaceError, type FillDatabaseOptions } from './database/fill-database.ts';
export { DEFAULT_ITEMS } from './database/filled-with.ts';
export { runOrderClock } from './clock/order-clock.ts';
