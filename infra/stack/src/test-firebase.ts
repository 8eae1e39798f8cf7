import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, readSettings } from '@souk/tooling/settings';
import { runCommand } from './command.ts';
import { EMULATED_PROJECT, startFirebaseEmulator } from './stages/firebase-emulator.ts';
import { runPlaywright } from './stages/playwright-stage.ts';
import { prepareBrowser } from './stages/prepare-browser.ts';
import { showStage, showTotal } from './stages/report.ts';
import { Results } from './stages/results.ts';

/** An invented service account: pages are configured with it, and the tests send its messages. */
const serviceAccount = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify({
    client_email: 'souk@demo-souk.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'http://127.0.0.1:1/token',
  });
};

// Firebase's adapters against its own emulator: sign-in by social accounts and by phone, and the service worker (SES-10, PSH-6).
await runCommand(async (stop) => {
  const temporary = await mkdtemp(join(tmpdir(), 'souk-firebase-'));
  const results = new Results(showStage);
  const say = (detail: string) => console.log(`  ${detail}`);
  const started = Date.now();
  const closers: (() => Promise<void>)[] = [() => rm(temporary, { recursive: true, force: true })];
  try {
    const emulator = await startFirebaseEmulator(temporary, say, stop);
    closers.push(emulator.close);
    const settings = readSettings(
      childEnvironment({
        FIREBASE_PROJECT_ID: EMULATED_PROJECT,
        FIREBASE_API_KEY: 'a-browser-key',
        FIREBASE_APP_ID: '1:1:web:1',
        FIREBASE_SENDER_ID: '1',
        // The example point of the standard.
        FIREBASE_VAPID_KEY:
          'BDgbtYvGs8Vt_kvFGvTVXUo_pS_YZaUjIp2eSYCqiuqLmHBrLVPcaXvXc_kEvMOmLSQvoSf4sS1D4SCQAVvU5dk',
        FIREBASE_SERVICE_ACCOUNT: serviceAccount(),
        FIREBASE_PHONE_CODES: 'on',
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        GOOGLE_SIGN_IN_CLIENT_ID: 'souk.apps.example',
        FACEBOOK_SIGN_IN_APP_ID: '1234567890',
      }),
    );
    const { stack, ...rest } = await prepareBrowser(settings, { temporary, full: false }, say, stop);
    closers.push(() => stack.close());
    await results.run('firebase', () =>
      runPlaywright({ project: 'firebase', stack, temporary, emulator: emulator.host, ...rest }, stop),
    );
  } finally {
    for (const close of closers.reverse()) await close();
  }
  if (stop.aborted) {
    console.log('Stopped. The results are incomplete.');
    return 130;
  }
  return showTotal(results, Date.now() - started);
});
