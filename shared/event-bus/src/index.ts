export { bus } from './bus.ts';
export { createBus, type Bus } from './create-bus.ts';
export { instancesOf, registerInstance } from './instances.ts';
