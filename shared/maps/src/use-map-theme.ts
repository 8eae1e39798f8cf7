import { useEffect, useState } from 'react';

type Theme = 'light' | 'dark';

/** The theme that an element is shown in: a canvas takes no CSS variables, so it follows the `color-scheme` in force. */
export function useMapTheme(element: HTMLElement | null): Theme {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => {
    if (!element) return;
    const dark = window.matchMedia?.('(prefers-color-scheme: dark)');
    const read = () => setTheme(themeOf(element, dark?.matches ?? false));
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    dark?.addEventListener('change', read);
    read();
    return () => {
      watcher.disconnect();
      dark?.removeEventListener('change', read);
    };
  }, [element]);
  return theme;
}

function themeOf(element: HTMLElement, systemIsDark: boolean): Theme {
  const scheme = getComputedStyle(element).colorScheme ?? '';
  const light = scheme.includes('light');
  const dark = scheme.includes('dark');
  if (light && dark) return systemIsDark ? 'dark' : 'light';
  return dark ? 'dark' : 'light';
}
