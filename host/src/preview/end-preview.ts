import { PREVIEW_END_PATH } from '@souk/contracts';
import type { ShellServices } from '@souk/contracts';
import { rememberPreviewExpired } from './preview-expired.ts';
import { text } from './texts/texts.ts';

/** Ends the preview of this browser, and loads the live page. Answers whether that worked; where not, a message says so. */
export async function endPreview(toast: ShellServices['toast'], expired = false): Promise<boolean> {
  try {
    const { ok } = await fetch(PREVIEW_END_PATH, { method: 'POST' });
    if (!ok) throw new Error('The request to end the preview was refused');
    if (expired) rememberPreviewExpired();
    window.location.reload();
    return true;
  } catch {
    toast({ kind: 'error', id: 'preview', text: text('notEnded') });
    return false;
  }
}
