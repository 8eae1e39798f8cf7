import type { Settings } from '@souk/tooling/settings';

/** The hosts that a part answers: those of the settings together with its own; all of them where none is set. */
export const hostsWith = ({ hosts }: Settings, ...own: string[]): string[] =>
  hosts.length > 0 ? [...hosts, ...own] : [];
