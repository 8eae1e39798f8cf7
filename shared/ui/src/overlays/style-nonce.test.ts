import { getNonce } from 'get-nonce';

it("gives the page's nonce to scripts that write styles", async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'r4nd0m';
  document.head.append(meta);
  await import('./style-nonce.ts');
  expect(getNonce()).toBe('r4nd0m');
});
