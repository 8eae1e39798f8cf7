/** How long each step of a release may take, in milliseconds. */
export const LIMITS = { load: 6000, mount: 4000, unmount: 2000 } as const;
