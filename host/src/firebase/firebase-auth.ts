import type { FirebaseConfig } from '@souk/contracts';
import { language } from '@souk/i18n';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from '@firebase/auth';
import { firebaseApp } from './firebase-app.ts';

let made: Auth | null = null;

/** Firebase proves who somebody is, and keeps nothing: the session is ours. Without its pop-ups, it loads no script of anybody's. */
export function firebaseAuth(config: FirebaseConfig): Auth {
  if (!made) {
    made = initializeAuth(firebaseApp(config), { persistence: inMemoryPersistence });
    if (config.emulator_url) {
      connectAuthEmulator(made, config.emulator_url, { disableWarnings: true });
      made.settings.appVerificationDisabledForTesting = true;
    }
  }
  made.languageCode = language();
  return made;
}

/** The short word of an error of Firebase's, such as `network-request-failed`; null for anybody else's. */
export function firebaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}
