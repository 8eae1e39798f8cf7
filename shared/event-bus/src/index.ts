export { bus } from './bus.ts';
export { createBus, type Bus } from './create-bus.ts';
export { registerInstance } from './instances.ts';
