import type { MailBlock, MailDocument } from './mail-document.ts';

/** The light theme's colours of the design's palette; mail programs do not support variables. */
const COLOR = {
  ground: '#faf8f5',
  surface: '#ffffff',
  sunken: '#f2eee8',
  line: '#e8e2da',
  ink: '#1f1a16',
  inkFaint: '#6d635a',
  accent: '#c2410c',
  onAccent: '#ffffff',
};
const FAMILY = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const FONT = `16px/1.5 ${FAMILY}`;
const SMALL = `font:13px/1.5 ${FAMILY};color:${COLOR.inkFaint}`;

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function drawBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font:600 ${FONT}">${escaped(block.text)}</h2>`;
    case 'code':
      return `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:${COLOR.sunken};border-radius:12px;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escaped(block.code)}</p>`;
    case 'link':
      return `<p style="margin:24px 0"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 24px;background:${COLOR.accent};color:${COLOR.onAccent};border-radius:12px;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>`;
    case 'rows':
      return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(drawRow).join('')}</table>`;
  }
}

function drawRow({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }): string {
  const style = `padding:6px 0;vertical-align:top${isTotal ? `;font-weight:700;border-top:1px solid ${COLOR.line}` : ''}`;
  return `<tr><th scope="row" style="${style};text-align:start;font-weight:${isTotal ? 700 : 400}">${escaped(label)}</th><td style="${style};text-align:end;padding-inline-start:16px"><bdi>${escaped(value)}</bdi></td></tr>`;
}

/** Links of the footer are text, not buttons. */
const drawFooter = (block: MailBlock): string =>
  block.kind === 'link'
    ? `<p style="margin:0 0 8px"><a href="${escaped(block.url)}" style="color:${COLOR.inkFaint}">${escaped(block.label)}</a></p>`
    : `<p style="margin:0 0 8px">${'text' in block ? escaped(block.text) : ''}</p>`;

/** A mail as HTML without scripts, style sheets or remote pictures. */
export function drawHtml({ language, name, subject, title, blocks, footer }: MailDocument): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body dir="${direction}" style="margin:0;background:${COLOR.ground};color:${COLOR.ink};font:${FONT}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font:700 20px/1.3 ${FAMILY};color:${COLOR.accent}">${escaped(name)}</p>
<div style="padding:24px;background:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:16px">
<h1 style="margin:0 0 16px;font:700 24px/1.3 ${FAMILY}">${escaped(title)}</h1>
${blocks.map(drawBlock).join('\n')}
</div>
<div style="padding:16px 0;${SMALL}">
${footer.map(drawFooter).join('\n')}
</div>
</div>
</body></html>
`;
}
