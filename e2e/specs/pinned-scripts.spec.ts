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

interface Attack {
  /** Answers that it ran, or why it did not. */
  run: () => Promise<string>;
  refusal: RegExp;
}

/** What code of a live release could try, to run what no hash is known of. */
const ATTACKS: Record<string, Attack> = {
  'imports a module that it wrote itself': {
    run: async () => {
      const url = URL.createObjectURL(new Blob(["window.ran.push('blob')"], { type: 'text/javascript' }));
      return import(/* webpackIgnore: true */ url).then(() => 'ran', String);
    },
    refusal: /Failed to fetch dynamically imported module: blob:/,
  },
  'adds a file of another release without its hash': {
    run: async () => {
      const host = document.querySelector<HTMLScriptElement>('script[src*="/releases/host/"]');
      if (!host) throw new Error('The page has no script of the host.');
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = host.src;
      return new Promise((done) => {
        script.onload = () => done('ran');
        script.onerror = () => done('refused');
        document.head.append(script);
      });
    },
    refusal: /^refused$/,
  },
  'takes the nonce of the page for code made of text': {
    run: async () => {
      const script = document.createElement('script');
      script.nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '';
      const { trustedTypes } = window as unknown as { trustedTypes: Factory };
      const policy = trustedTypes.createPolicy('souk#webpack', { createScript: (text) => text });
      script.text = policy.createScript?.("window.ran.push('nonce')") ?? '';
      document.head.append(script);
      return window.ran.includes('nonce') ? 'ran' : 'refused';
    },
    refusal: /did not specify a 'createScript' member/,
  },
  'makes a policy under the name of the bundles': {
    run: async () => {
      const lax = { createScriptURL: (url: string) => url };
      const { trustedTypes } = window as unknown as { trustedTypes: Factory };
      const policy = trustedTypes.createPolicy('souk#webpack', lax);
      policy.createScriptURL?.('/media/made-up.js');
      return 'ran';
    },
    refusal: /made-up\.js is not a file of a release/,
  },
  'makes HTML of text': {
    run: async () => {
      const lax = { createHTML: (html: string) => html };
      const { trustedTypes } = window as unknown as { trustedTypes: Factory };
      const policy = trustedTypes.createPolicy('souk#webpack', lax);
      document.createElement('div').innerHTML = policy.createHTML?.('<img src="x">') ?? '';
      return 'ran';
    },
    refusal: /did not specify a 'createHTML' member/,
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
  for (const [what, { run, refusal }] of Object.entries(ATTACKS))
    expect(await page.evaluate(run).catch(String), what).toMatch(refusal);
  expect(await page.evaluate(() => window.ran)).toEqual([]);
});
