import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/test.ts';
import { placeCustomer } from '../fixtures/customer.ts';

/** Somebody with an account at Google. */
interface SocialPerson {
  sub: string;
  name: string;
  email: string;
}

interface Fixtures {
  aPerson: SocialPerson;
  /** Google's page, which asks for consent; the emulator accepts its answer. */
  google: GooglePage;
}

/** The provider's page is the only part that cannot run locally, so it is built here as its documentation describes it. */
class GooglePage {
  readonly #page: Page;
  readonly #person: SocialPerson;
  /** What the page was asked with. */
  asked: URLSearchParams = new URLSearchParams();
  /** For answers that Google would never give. */
  change: (answer: { state: string; nonce: string }) => { state: string; nonce: string } = (answer) => answer;

  constructor(page: Page, person: SocialPerson) {
    this.#page = page;
    this.#person = person;
  }

  async serve(): Promise<void> {
    await this.#page.route('https://accounts.google.com/**', async (route) => {
      this.asked = new URL(route.request().url()).searchParams;
      const back = this.asked.get('redirect_uri') ?? '';
      const { state, nonce } = this.change({
        state: this.asked.get('state') ?? '',
        nonce: this.asked.get('nonce') ?? '',
      });
      const allow = new URLSearchParams({ state, id_token: unsigned({ ...this.#person, nonce }) });
      const deny = new URLSearchParams({ state, error: 'access_denied' });
      const link = (name: string, answer: URLSearchParams) =>
        `<a href="${back}#${String(answer).replaceAll('&', '&amp;')}">${name}</a>`;
      await route.fulfill({
        contentType: 'text/html',
        body: `<h1>Google</h1>${link('Allow', allow)} ${link('Deny', deny)}`,
      });
    });
  }

  answer(name: 'Allow' | 'Deny'): Promise<void> {
    return this.#page.getByRole('link', { name }).click();
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function unsigned({ sub, name, email, nonce }: SocialPerson & { nonce: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'souk.apps.example',
    sub,
    name,
    email,
    email_verified: true,
    nonce,
    iat: now,
    exp: now + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

export const test = base.extend<Fixtures>({
  page: async ({ page, context, marketplace }, use) => {
    await placeCustomer(context, marketplace, 'grocery', 'harbour');
    await use(page);
  },
  aPerson: async ({}, use) => {
    const sub = String(Date.now()) + String(Math.random()).slice(2, 8);
    await use({ sub, name: 'Lena Haddad', email: `lena-${sub}@souk.example` });
  },
  google: async ({ page, aPerson }, use) => {
    const google = new GooglePage(page, aPerson);
    await google.serve();
    await use(google);
  },
});

export { expect } from '@playwright/test';

/** A telephone number of the marketplace's country that nobody has yet. */
export const aNumber = () => `+9715${String(Math.floor(1e7 + Math.random() * 9e7)).slice(0, 8)}`;

/** The code that the emulator would have sent to a phone. */
export async function codeSentTo(phone: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const answer = await fetch(`http://${host}/emulator/v1/projects/demo-souk/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? '';
}
