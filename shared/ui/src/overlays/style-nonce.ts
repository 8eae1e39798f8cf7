import { setNonce } from 'get-nonce';

// Dialogs lock the page's scroll with a style element, which the page's policy admits only with its nonce.
if (typeof document !== 'undefined') {
  // eslint-disable-next-line souk/no-browser-while-rendering -- not on servers
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
