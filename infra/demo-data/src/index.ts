export { fillDemoData, type FillOptions } from './fill-demo-data.ts';
export { openDemoMedia } from './pictures/open-demo-media.ts';
export type { Pictures } from './pictures/open-pictures.ts';
export type { Detail } from './pictures/render.ts';
export { fillDatabase, ForeignMarketplaceError, type FillDatabaseOptions } from './database/fill-database.ts';
export { DEFAULT_ITEMS } from './database/filled-with.ts';
export { CENTRE } from './city/places.ts';
export { runOrderClock } from './clock/order-clock.ts';
