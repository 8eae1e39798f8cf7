import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { VARIABLES, WrongSettingError, readSettings } from './settings.ts';
import { repositoryRoot } from './workspace.ts';

const refuses = (environment: Record<string, string>, sentence: RegExp) =>
  assert.throws(
    () => readSettings(environment),
    (error) =>
      error instanceof WrongSettingError && sentence.test(error.message) && !error.message.includes('\n'),
  );

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 8080);
    assert.match(settings.home, /\.souk$/);
    assert.equal(settings.databaseUrl, undefined);
    assert.equal(settings.softwareId, 'souk-web');
    assert.equal(settings.continuousIntegration, false);
  });

  it('take what is set', () => {
    const settings = readSettings({
      PORT: '9000',
      DATABASE_URL: 'postgres://a@b/c',
      SOUK_DEMO_ITEMS: '5000',
      SOUK_DEMO_MODULES: 'flowers pet-food',
      CI: 'true',
      SOUK_VERSION: '1.1.0-rc.2',
      SOUK_SOFTWARE_ID: '33571750',
    });
    assert.equal(settings.softwareId, '33571750');
    assert.deepEqual(
      [settings.port, settings.databaseUrl, settings.demoItems, settings.continuousIntegration],
      [9000, 'postgres://a@b/c', 5000, true],
    );
    assert.equal(settings.version, '1.1.0-rc.2');
    assert.deepEqual(settings.demoModules, ['flowers', 'pet-food']);
  });

  it('refuse a wrong value in one sentence that names the variable', () => {
    refuses({ PORT: 'http' }, /^PORT must be a whole number/);
    refuses({ PORT: '65535' }, /^PORT .* 65531/);
    refuses({ SOUK_DEMO_ITEMS: '12' }, /^SOUK_DEMO_ITEMS/);
    refuses({ SOUK_DEMO_MODULES: 'flowers, Gifts' }, /^SOUK_DEMO_MODULES .* holds "flowers,"/);
    refuses({ SOUK_SOFTWARE_ID: 'two words' }, /^SOUK_SOFTWARE_ID/);
    refuses({ MARKETPLACE_API_URL: 'backend:80' }, /^MARKETPLACE_API_URL .*http:\/\//);
    refuses(
      { SOUK_STORE_URL: 'https://key:secret@store.example/bucket' },
      /^SOUK_STORE_URL .*s3:\/\/ or s3\+http:\/\/\.$/,
    );
    refuses({ SOUK_REGISTRY_URL: 'nowhere' }, /^SOUK_REGISTRY_URL .*http:\/\//);
    for (const SOUK_VERSION of ['1', '1.0', 'v1.0.0', '1.0.0+build', '../1.0.0', '01.0.0'])
      refuses({ SOUK_VERSION }, /^SOUK_VERSION must be a version such as 1\.0\.1/);
  });

  it("let pages take pictures from another backend's origin, or from those that are named", () => {
    const backend = { MARKETPLACE_API_URL: 'https://shop.example/base' };
    assert.deepEqual(readSettings(backend).imageOrigins, ['https://shop.example']);
    assert.deepEqual(readSettings({ ...backend, IMAGE_ORIGINS: 'https://cdn.example' }).imageOrigins, [
      'https://cdn.example',
    ]);
    refuses({ IMAGE_ORIGINS: 'cdn.example' }, /^IMAGE_ORIGINS/);
  });

  it('name the origin that customers reach, and nothing else (PAY-6)', () => {
    const origin = (SOUK_PUBLIC_URL: string) => readSettings({ SOUK_PUBLIC_URL }).publicUrl;
    assert.deepEqual([origin(''), origin('https://shop.example')], [undefined, 'https://shop.example']);
    for (const wrong of [
      'shop.example',
      'ftp://shop.example',
      'https://shop.example/',
      'https://me@shop.example',
    ])
      refuses({ SOUK_PUBLIC_URL: wrong }, /^SOUK_PUBLIC_URL must be an origin/);
  });

  it('believe nobody about who asks but the proxies that are named', () => {
    const proxies = (SOUK_TRUSTED_PROXIES: string) => readSettings({ SOUK_TRUSTED_PROXIES }).trustedProxies;
    assert.deepEqual(proxies(''), []);
    assert.deepEqual(proxies('loopback'), ['loopback']);
    assert.deepEqual(proxies('loopback 10.0.0.5  10.1.0.0/16 fd00::/8'), [
      'loopback',
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
    for (const wrong of ['nginx', '10.0.0', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', 'fd00::/129', '*'])
      refuses({ SOUK_TRUSTED_PROXIES: `10.0.0.5 ${wrong}` }, /^SOUK_TRUSTED_PROXIES .*loopback, and holds "/);
  });

  it('answer to any host, or to those that are named', () => {
    const hosts = (SOUK_HOSTS: string) => readSettings({ SOUK_HOSTS }).hosts;
    assert.deepEqual(hosts(''), []);
    assert.deepEqual(hosts('shop.example  localhost [::1]'), ['shop.example', 'localhost', '[::1]']);
    for (const wrong of ['https://shop.example', 'shop.example:8080', 'a/b', '*'])
      refuses({ SOUK_HOSTS: `shop.example ${wrong}` }, /^SOUK_HOSTS must hold names .*, and holds "/);
    assert.equal(readSettings({}).connectionsPerAddress, 500);
    refuses({ SOUK_ADDRESS_CONNECTIONS: '1' }, /^SOUK_ADDRESS_CONNECTIONS/);
  });

  it('take a blank variable for one that is not set', () => {
    const { registryToken, databaseUrl } = readSettings({ SOUK_REGISTRY_TOKEN: ' ', DATABASE_URL: '' });
    assert.deepEqual([registryToken, databaseUrl], [undefined, undefined]);
  });

  it('do not show a password or a token that stands in a wrong value', () => {
    for (const environment of [
      { DATABASE_URL: 'mysql://root:secret@host/db' },
      { SOUK_REGISTRY_TOKEN: 'secret\nof two lines' },
    ])
      assert.throws(
        () => readSettings(environment),
        (error) => error instanceof WrongSettingError && !error.message.includes('secret'),
      );
  });

  describe('of Stripe', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1234', STRIPE_WEBHOOK_SECRET: 'whsec_1234' };

    it('are none where nothing is set: then customers pay in the sandbox', () => {
      assert.equal(readSettings({}).stripe, undefined);
      assert.deepEqual(readSettings(keys).stripe, {
        secretKey: 'sk_test_1234',
        webhookSecret: 'whsec_1234',
        apiUrl: undefined,
      });
    });

    it('are refused without the secret that webhooks are signed with, and the other way round', () => {
      const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = keys;
      refuses({ STRIPE_SECRET_KEY }, /^STRIPE_WEBHOOK_SECRET must be set too/);
      refuses({ STRIPE_WEBHOOK_SECRET }, /^STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY/);
    });

    it('are refused where a value is another kind of key, which is not shown', () => {
      refuses({ ...keys, STRIPE_SECRET_KEY: 'pk_test_browser' }, /^STRIPE_SECRET_KEY must be [^b]*$/);
      refuses({ ...keys, STRIPE_WEBHOOK_SECRET: 'sk_test_1234' }, /^STRIPE_WEBHOOK_SECRET must be [^1]*$/);
    });

    it('hand the key to nobody but Stripe and this machine', () => {
      const stripe = readSettings({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111' }).stripe;
      assert.equal(stripe?.apiUrl, 'http://127.0.0.1:12111');
      for (const wrong of ['https://stripe.example', 'http://127.0.0.1:1/path', '127.0.0.1:1'])
        refuses({ ...keys, STRIPE_API_URL: wrong }, /^STRIPE_API_URL must be an address of this machine/);
    });
  });

  describe('of Firebase (SES-10, PSH-6)', () => {
    const project = {
      FIREBASE_PROJECT_ID: 'souk-1234',
      FIREBASE_API_KEY: 'a-browser-key',
      FIREBASE_APP_ID: '1:2:web:3',
    };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = {
      client_email: 'sender@souk.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    const messaging = { FIREBASE_SENDER_ID: '2', FIREBASE_VAPID_KEY: 'a-public-key' };
    const read = (more: Record<string, string>) => readSettings({ ...project, ...more }).firebase;

    it('are none where nothing is set, and offer what is', () => {
      assert.equal(readSettings({}).firebase, undefined);
      assert.deepEqual(read({}), {
        projectId: 'souk-1234',
        apiKey: 'a-browser-key',
        appId: '1:2:web:3',
        phoneCodes: false,
        providers: [],
        messaging: undefined,
        emulatorUrl: undefined,
      });
      const more = read({
        ...messaging,
        FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...account, type: 'service_account' }),
        FIREBASE_PHONE_CODES: 'on',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
        FACEBOOK_SIGN_IN_APP_ID: '12',
      });
      assert.deepEqual(more?.messaging, { senderId: '2', vapidKey: 'a-public-key', serviceAccount: account });
      assert.deepEqual(
        [more?.phoneCodes, more?.emulatorUrl, more?.providers],
        [true, 'http://127.0.0.1:9099', [{ name: 'facebook', clientId: '12' }]],
      );
    });

    it('go together, and say which is missing', () => {
      refuses({ FIREBASE_PROJECT_ID: 'souk-1234' }, /^FIREBASE_API_KEY must be set too/);
      refuses({ ...project, ...messaging }, /^FIREBASE_SERVICE_ACCOUNT must be set too/);
      refuses({ GOOGLE_SIGN_IN_CLIENT_ID: 'a' }, /^GOOGLE_SIGN_IN_CLIENT_ID needs FIREBASE_PROJECT_ID/);
      refuses({ ...project, FIREBASE_PHONE_CODES: 'yes' }, /^FIREBASE_PHONE_CODES must be on or off/);
      refuses({ ...project, FIREBASE_PROJECT_ID: 'a/b' }, /^FIREBASE_PROJECT_ID must be a project's name/);
    });

    it('take the emulator, where anybody is anybody, on this machine alone', () => {
      for (const host of ['emulator.example:9099', '10.0.0.1:9099', '127.0.0.1:9099/x', 'a@127.0.0.1:9099'])
        refuses({ ...project, FIREBASE_AUTH_EMULATOR_HOST: host }, /^FIREBASE_AUTH_EMULATOR_HOST must be/);
    });

    it('never show a service account', () => {
      for (const wrong of [
        'secret',
        JSON.stringify({ ...account, private_key: 'secret' }),
        JSON.stringify({ ...account, token_uri: 'http://secret.example/token' }),
      ])
        assert.throws(
          () => read({ ...messaging, FIREBASE_SERVICE_ACCOUNT: wrong }),
          (error) => error instanceof WrongSettingError && !error.message.includes('secret'),
        );
    });
  });

  describe('of mails and text messages', () => {
    const read = (environment: Record<string, string>) => readSettings(environment).messages;

    it('leave both to the mailbox of the stack, and take a server and a webhook', () => {
      const from = { name: 'Souk', address: 'no-reply@souk.example' };
      assert.deepEqual(read({}), { smtpUrl: undefined, from, sms: undefined });
      const set = read({
        SMTP_URL: 'smtp://me:secret@mail.example:587',
        MAIL_FROM: 'My Shop <hello@shop.example>',
        SMS_URL: 'https://sms.example/send',
        SMS_SECRET: 'a secret of many letters',
      });
      assert.deepEqual(set, {
        smtpUrl: 'smtp://me:secret@mail.example:587',
        from: { name: 'My Shop', address: 'hello@shop.example' },
        sms: { url: 'https://sms.example/send', secret: 'a secret of many letters' },
      });
    });

    it('go together, and are refused without showing a secret', () => {
      refuses({ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM must be set too/);
      refuses({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be/);
      refuses({ SMS_URL: 'https://sms.example' }, /^SMS_SECRET must be set too/);
      refuses({ SMS_URL: 'https://sms.example', SMS_SECRET: 'short' }, /^SMS_SECRET .*16 characters\.$/);
      for (const wrong of ['nobody', 'a@b.example, c@d.example', 'A <a@b.example> <c@d.example>'])
        refuses({ MAIL_FROM: wrong }, /^MAIL_FROM must be an address/);
    });
  });

  it('are the very rows of the README’s table, in its order', () => {
    const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
    const [, table = ''] = readme.split('## Configuration');
    const rows = [...table.matchAll(/^\| `(\w+)` +\| (.*?) +\| (.*?) +\|$/gm)].map((row) => row.slice(1, 4));
    assert.deepEqual(
      rows,
      VARIABLES.map(({ name, fallback, description }) => [name, fallback, description]),
    );
  });
});
