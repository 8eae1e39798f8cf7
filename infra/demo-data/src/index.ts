export { fillDemoData, type FillOptions, type FillProgress } from './fill-demo-data.ts';
export { DEFAULT_ITEMS } from './database/filled-with.ts';
