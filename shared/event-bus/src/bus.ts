import { createBus } from './create-bus.ts';
import { registerInstance } from './instances.ts';

/** The page's one event bus. */
export const bus = createBus();

registerInstance('@souk/event-bus');
