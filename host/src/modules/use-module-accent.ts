import { useLayoutEffect } from 'react';
import { ACCENT_STYLE_ID, ROUTES } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { accentVariables } from '@souk/ui';
import { accentRules } from './accent-rules.ts';
import { useModuleRelease } from './module-release.ts';

/** Gives the whole page the accent that the current module's release brings; the landing page keeps Souk's own. */
export function useModuleAccent(): void {
  const accent = useModuleRelease()?.extras.accent ?? null;
  const own = useLocation().pathname === ROUTES.landing;
  useLayoutEffect(() => {
    const rendered = document.getElementById(ACCENT_STYLE_ID);
    const remove = () => rendered?.remove();
    // What the server wrote holds until the module changes: replaced by its equal, every element would be styled once more.
    if (accent && !own && rendered?.textContent === accentRules(accent)) return remove;
    remove();
    if (!accent || own) return;
    const { style } = document.documentElement;
    const variables = Object.entries(accentVariables(accent));
    variables.forEach(([name, value]) => style.setProperty(name, value));
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [accent, own]);
}
