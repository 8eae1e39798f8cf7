import { createContext, useContext } from 'react';
import type { Context } from 'react';

/**
 * The context of one part of the host, and the hook that reads it. The composition root provides all of them; remotes see
 * none, and have `useShell()`.
 * @param name the hook's, for the error that it throws outside of the host's own tree
 */
export function createRequiredContext<T>(name: string): [Context<T | null>, () => T] {
  const RequiredContext = createContext<T | null>(null);
  return [
    RequiredContext,
    () => {
      const value = useContext(RequiredContext);
      if (value === null) throw new Error(`${name}() needs the providers of the host above it`);
      return value;
    },
  ];
}
