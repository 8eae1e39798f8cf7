export const placeRows = (): Record<string, unknown>[] => [];
