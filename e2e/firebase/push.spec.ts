import type { CDPSession, Page } from '@playwright/test';
import { PUSH_WORKER_SCOPE } from '@souk/contracts';
import type { ShellPage } from '../pages/shell-page.ts';
import { aNumber, expect, test } from './firebase-test.ts';

/** What no machine has without Google: a browser that a push service knows, and Firebase's calls that name it. */
async function aPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The page's own question, not the browser's prompt, whose button no test can press.
    let said: NotificationPermission = sessionStorage.getItem('said') === 'granted' ? 'granted' : 'default';
    Object.defineProperty(Notification, 'permission', { get: () => said });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('said', 'granted');
      return (said = 'granted');
    };
    const key = (length: number) => new Uint8Array(length).fill(4).buffer;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: 'https://push.example/1',
        getKey: (name: string) => key(name === 'auth' ? 16 : 65),
      }) as unknown as PushSubscription;
  });
  const json = (body: object) => ({
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    body: JSON.stringify(body),
  });
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill(
      json({
        fid: 'cfid0123456789012345ab',
        refreshToken: 'r',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      }),
    ),
  );
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill(json({ token: 'a-browser' })),
  );
}

/** The browser's own way to hand a service worker a message. */
async function pushesTo(
  page: Page,
  origin = new URL(page.url()).origin,
): Promise<(data: Record<string, string>) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const push = registrations.find(({ scopeURL }) => scopeURL.endsWith(PUSH_WORKER_SCOPE));
      if (push) done(push.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ from: '1', fcmMessageId: data.id, data }),
    });
  };
}

async function signedIn(shell: ShellPage): Promise<void> {
  const phone = aNumber();
  const email = `${phone.slice(1)}@souk.example`;
  const password = 'correct horse';
  const signedUp = await shell.page.request.post('/api/v1/auth/sign-up', {
    data: { f_name: 'L', l_name: 'H', email, phone, password },
  });
  const { token } = (await signedUp.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await shell.page.request.post('/api/v1/customer/welcome-seen', { headers });
  await shell.page.goto('/auth/sign-in');
  await shell.fillSignIn({ email, password });
  await shell.seesRemote('grocery');
}

test('a customer with notifications on gets each message once: in the page by Firebase, and from the browser where no page is visible (PSH-1, PSH-5, PSH-6)', async ({
  page,
  context,
  shell,
}) => {
  await context.grantPermissions(['notifications']);
  await aPushService(page);
  await signedIn(shell);
  const named = page.waitForResponse((response) => response.url().includes('/cm-firebase-token'));
  await shell.page.getByRole('button', { name: /^Hello/ }).click();
  await shell.page.getByRole('menuitem', { name: 'Turn on notifications' }).click();
  await expect(shell.toast('Notifications are on')).toBeVisible();
  expect((await named).status()).toBe(200);
  expect((await named).request().postDataJSON()).toEqual({ cm_firebase_token: 'a-browser', _method: 'put' });

  const push = await pushesTo(page);
  const message = { id: '900001', type: 'word', title: 'Hello', body: 'Your soup is ready' };
  await push(message);
  await expect(shell.toast('Hello: Your soup is ready')).toHaveCount(1);
  await push(message);
  await push({ ...message, id: '900002', body: 'It is at the door' });
  await expect(shell.toast('Hello: It is at the door')).toBeVisible();
  expect(await shell.toast('Hello: Your soup is ready').count()).toBeLessThanOrEqual(1);
  const shown = (of = page) =>
    of.evaluate(async (scope) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    }, PUSH_WORKER_SCOPE);
  expect(await shown(), 'the page that is looked at has told it').toEqual([]);

  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  const pushMeanwhile = await pushesTo(elsewhere, new URL(page.url()).origin);
  await page.close();
  for (const body of ['Nobody is there', 'Nobody is there'])
    await pushMeanwhile({ ...message, id: '900003', body });
  const again = await context.newPage();
  await again.goto('/');
  await expect
    .poll(() => shown(again))
    .toEqual([{ title: 'Hello', body: 'Nobody is there', tag: 'souk-900003' }]);
});
