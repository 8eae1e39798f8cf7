import { placeCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** What an attack ran. */
    ran: string[];
  }
}

type Rules = Record<string, (text: string) => string>;
interface Factory {
  createPolicy(name: string, rules: Rules): Rules;
}

/** What code of a live release could try, to run what no hash is known of; each answers why it did not. */
const ATTACKS: Record<string, () => Promise<string>> = {
  'imports a module that it wrote itself': async () => {
    const url = URL.createObjectURL(new Blob(["window.ran.push('blob')"], { type: 'text/javascript' }));
    return import(/* webpackIgnore: true */ url).then(() => 'ran', String);
  },
  'adds a file of another release without its hash': () =>
    new Promise((done) => {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = document.querySelector<HTMLScriptElement>('script[src*="/releases/host/"]')?.src ?? '';
      script.onload = () => done('ran');
      script.onerror = () => done('refused');
      document.head.append(script);
    }),
  'takes the nonce of the page for code made of text': async () => {
    const script = document.createElement('script');
    script.nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '';
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('souk#webpack', { createScript: (text) => text });
    script.text = policy.createScript?.("window.ran.push('nonce')") ?? '';
    document.head.append(script);
    return window.ran.includes('nonce') ? 'ran' : 'refused';
  },
  'makes a policy under the name of the bundles': async () => {
    const lax = { createScriptURL: (url: string) => url };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('souk#webpack', lax);
    policy.createScriptURL?.('/media/made-up.js');
    return 'ran';
  },
  'makes HTML of text': async () => {
    const lax = { createHTML: (html: string) => html };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('souk#webpack', lax);
    document.createElement('div').innerHTML = policy.createHTML?.('<img src="x">') ?? '';
    return 'ran';
  },
};

test('code of a live release runs nothing that carries no hash (SEC-1)', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  problems.expect(/^console: policy: |Content Security Policy|Integrity-Policy|Failed to/);
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  await shell.seesRemote('food');
  await page.evaluate(() => (window.ran = []));
  for (const [what, attack] of Object.entries(ATTACKS))
    expect(await page.evaluate(attack).catch(String), what).not.toBe('ran');
  expect(await page.evaluate(() => window.ran)).toEqual([]);
});
