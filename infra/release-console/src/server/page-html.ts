/** Before the first render, the page follows the system's theme, so that it does not flash white at night. */
const FIRST_PAINT = 'html{color-scheme:light dark;background:Canvas}body{margin:0}';

/** The console's HTML; language and theme are chosen by the page, which remembers them. */
export function pageHtml({ nonce, scripts }: { nonce: string; scripts: readonly string[] }): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>Souk releases</title>
<link rel="icon" href="data:,">
${scripts.map((script) => `<script defer src="/assets/${script}"></script>`).join('\n')}
<style nonce="${nonce}">${FIRST_PAINT}</style>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. Without it: ./souk status</noscript>
</body>
</html>
`;
}
