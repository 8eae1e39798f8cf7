import { moneyFormat } from '@souk/i18n/money';
import type { Session } from './session.ts';
import { texts } from './texts.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An amount as the shop's pages write it, by what a session knows of its currency. */
function money({ amount, currency, language }: Session): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const settings = {
    currency,
    currency_symbol: currency,
    currency_symbol_direction: 'left',
    digit_after_decimal_point: digits,
  } as const;
  return moneyFormat(language, settings)(amount / 100);
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8884; --accent: #1d5c4c; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { box-sizing: border-box; width: min(28rem, 100vw); padding: 1.5rem; }
h1 { font-size: 1rem; margin: 0; } .note { margin: 0 0 1.5rem; opacity: .75; font-size: .875rem; }
.amount { font-size: 2.25rem; font-weight: 700; margin: 0; } .for { margin: 0 0 1.5rem; }
form { display: grid; gap: .5rem; margin: 0; } details { margin-top: 1rem; } details button { width: 100%; margin-block-end: .5rem; } summary { padding: .75rem 0; cursor: pointer; }
button, a { font: inherit; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid var(--line); background: none; color: inherit;
  text-align: center; text-decoration: none; cursor: pointer; display: block; }
.main { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }`;

/** A page of the sandbox, without scripts. */
function page(language: 'en' | 'ar', content: string): string {
  const { title, note } = texts[language];
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="note">${note}</p>${content}</main></body></html>`;
}

/** The flag in the return address (CHK-12). */
const FLAGS = {
  created: 'cancel',
  paid: 'success',
  declined: 'fail',
  expired: 'fail',
  canceled: 'cancel',
} as const;

/** Where the payer returns. */
export function returnAddress({ return_url, status }: Session): string {
  const address = new URL(return_url);
  address.searchParams.set('flag', FLAGS[status]);
  return address.href;
}

export function payerPage(session: Session): string {
  const text = texts[session.language];
  const head = `<p class="amount">${escaped(money(session))}</p><p class="for">${escaped(session.description)}</p>`;
  if (session.status !== 'created') {
    return page(
      session.language,
      `${head}<p role="status">${text[session.status]}</p><a class="main" href="${escaped(returnAddress(session))}">${text.back}</a>`,
    );
  }
  const button = (outcome: string, label: string, style = '') =>
    `<button class="${style}" formaction="/pay/${session.id}/${outcome}">${escaped(label)}</button>`;
  return page(
    session.language,
    `${head}<form method="post">
${button('paid', text.pay.replace('{{amount}}', money(session)), 'main')}
${button('canceled', text.cancel)}
<details><summary>${text.more}</summary>
${button('declined', text.decline)}${button('paid-and-gone', text.leave)}${button('expired', text.expire)}
</details></form>`,
  );
}

export const notFoundPage = (): string => page('en', `<p role="status">${texts.en.missing}</p>`);
