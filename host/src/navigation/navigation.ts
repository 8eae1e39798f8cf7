import { isModulePath, resolvePage } from '@souk/contracts';
import type { Readable, ShellHistory, ShellServices } from '@souk/contracts';
import type { Discovery } from '../federation/discovery.ts';

export interface Navigation extends Pick<ShellServices, 'navigate' | 'canNavigate'> {
  /** Whether the host or a live release draws a page outside of any module. */
  isDrawn(path: string): boolean;
  /** Whether a path belongs to a module, so that its URL must say which. */
  isModulePath(pathname: string): boolean;
  /** The type of module that alone has such a page; null where several do, or none (RTE-1). */
  onlyModuleType(pathname: string): string | null;
}

interface NavigationOptions {
  history: ShellHistory;
  discovery: Discovery;
  module: {
    key: Readable<{ module_type: string } | null>;
    serves(moduleType: string): boolean;
  };
}

/** Where the page can go: the paths that live releases draw, in the modules that serve the place. */
export function createNavigation({ history, discovery, module }: NavigationOptions): Navigation {
  const pageOutsideModules = (path: string) => resolvePage(discovery.releases(), path, null);
  return {
    isDrawn: (path) => pageOutsideModules(path).kind !== 'not-found',
    isModulePath: (pathname) => isModulePath(discovery.releases(), pathname),
    onlyModuleType(pathname) {
      const page = pageOutsideModules(pathname);
      return page.kind === 'remote' ? page.moduleType : null;
    },
    navigate: (to, options) =>
      options?.replace ? history.replace(to, options.state) : history.push(to, options?.state),
    canNavigate(path) {
      const { pathname, search } = new URL(path, window.location.origin);
      const current = module.key.get()?.module_type ?? null;
      const page = resolvePage(discovery.releases(), pathname + search, current);
      if (page.kind !== 'remote' || page.moduleType === null) return page.kind !== 'not-found';
      return page.moduleType === current || module.serves(page.moduleType);
    },
  };
}
