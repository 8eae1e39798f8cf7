import { pageLanguage } from '../../texts/texts.ts';
import { escapeHtml } from '../../page/escape.ts';
import type { SeenPage } from './seen-pages.ts';

interface NoConnection {
  /** The address that was asked for. */
  path: string;
  language: string;
  theme: string | null;
  readable: readonly SeenPage[];
}

const STYLE = `
:root{--ground:#faf8f5;--surface:#fff;--line:#e8e2da;--ink:#1f1a16;--soft:#5a5149;--accent:#c2410c;--on:#fff;--arch:#fdeee5;color-scheme:light}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--ground:#141210;--surface:#1d1a17;--line:#38322c;--ink:#f7f3ee;--soft:#c3b9ae;--accent:#ff9457;--on:#1d1a17;--arch:#3d281c;color-scheme:dark}}
:root[data-theme=dark]{--ground:#141210;--surface:#1d1a17;--line:#38322c;--ink:#f7f3ee;--soft:#c3b9ae;--accent:#ff9457;--on:#1d1a17;--arch:#3d281c;color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:480px;display:grid;gap:20px;justify-items:start}
h1,h2,p,ul{margin:0}
svg{fill:none;stroke:var(--accent);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
svg :first-child{fill:var(--arch);stroke:none}
@media(forced-colors:active){svg{stroke:CanvasText}svg :first-child{fill:none}}
h1{font-size:28px;line-height:1.2}
h2{font-size:18px}
p{color:var(--soft)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.again{padding:12px 24px;border-radius:999px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
nav{width:100%;display:grid;gap:8px}
ul{padding:0;list-style:none;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;overflow-wrap:anywhere}`;

/** The drawing of the shop's own offline states (`OfflineIllustration` of the storefront), which this page cannot load. */
const DRAWING =
  '<svg aria-hidden="true" width="120" height="104" viewBox="0 0 120 104"><path d="M16 102V46a44 44 0 0 1 88 0v56z"/><path d="M4 102h112"/><path d="M34 54a37 37 0 0 1 52 0M43 65a24 24 0 0 1 34 0M52 76a11 11 0 0 1 16 0M58 87h4M38 38l44 52"/></svg>';

/** The page for an address that is not available offline, with links to pages that are. */
export function noConnectionPage({ path, language, theme, readable }: NoConnection): Response {
  const { code, direction, texts } = pageLanguage(language);
  const nonce = crypto.randomUUID();
  const links = readable
    .map(({ path: to, title }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(title || to)}</a></li>`)
    .join('');
  const html = `<!doctype html>
<html lang="${code}" dir="${direction}"${theme ? ` data-theme="${escapeHtml(theme)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(texts.offline.title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${DRAWING}
<h1>${escapeHtml(texts.offline.title)}</h1>
<p>${escapeHtml(texts.offline.text)}</p>
<a class="again" href="${escapeHtml(path)}">${escapeHtml(texts.offline.again)}</a>
${links ? `<nav aria-labelledby="readable"><h2 id="readable">${escapeHtml(texts.offline.readable)}</h2><ul>${links}</ul></nav>` : ''}
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': code,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
