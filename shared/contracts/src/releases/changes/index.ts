/** The door for the registry and what announces its changes: what a change of a channel does, as pure functions. */
export * from './channel-step.ts';
export * from './kilobytes.ts';
export * from './plan-activation.ts';
export * from './plan-canary.ts';
export * from './plan-candidate.ts';
export * from './plan-kill.ts';
export * from './plan-lift.ts';
export * from './plan-rendering-switch.ts';
export * from './plan-rollback.ts';
export * from './plan-set.ts';
export * from './setting-bounds.ts';
