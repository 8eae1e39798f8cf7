export { rawClient, type RawClient } from './testing/raw-client.ts';
