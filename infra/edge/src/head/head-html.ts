import { escapeJson } from '@souk/contracts';
import { escapeHtml } from '../page/escape.ts';
import type { PageLanguage } from '../texts/texts.ts';
import type { DocumentHead } from './describe-page.ts';

const LOCALES: Record<string, string> = { en: 'en_US', ar: 'ar_AE' };

/** The elements that say what a page is, one on a line. */
export function headHtml(head: DocumentHead, { code }: PageLanguage): string {
  const { title, description, siteName, canonical, image, isListed, structuredData } = head;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', LOCALES[code] ?? code),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical ? [meta('property', 'og:url', canonical)] : []),
    meta('property', 'og:image', image.url),
    ...(image.width ? [meta('property', 'og:image:width', String(image.width))] : []),
    ...(image.height ? [meta('property', 'og:image:height', String(image.height))] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('\n');
}
