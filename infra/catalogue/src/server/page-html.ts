/** The catalogue's HTML; component, language and theme are of the address, which the page reads. */
export const pageHtml = (scripts: readonly string[]): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components of Souk</title>
<link rel="icon" href="data:,">
${scripts.map((script) => `<script defer src="/assets/${script}"></script>`).join('\n')}
</head>
<body><div id="catalogue"></div></body>
</html>
`;
