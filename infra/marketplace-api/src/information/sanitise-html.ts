import sanitizeHtml from 'sanitize-html';

const TEXT = ['p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'blockquote', 'a'];
const HEADINGS = ['h2', 'h3', 'h4'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...HEADINGS, ...LISTS, ...TABLES],
  allowedAttributes: { a: ['href'], th: ['scope'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  // The page has a heading of the first level already.
  transformTags: { h1: 'h2' },
};

/** Reduces an operator's HTML to formatted text and links (FTR-9). */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, OPTIONS);
