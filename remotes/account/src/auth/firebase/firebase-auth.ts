import type { FirebaseConfig } from '@souk/contracts';
import { language } from '@souk/i18n';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';

let made: Auth | null = null;

/**
 * Firebase verifies a person's identity, and stores nothing: the session is ours. Without its pop-ups, it loads no
 * third-party scripts.
 */
export function firebaseAuth(config: FirebaseConfig): Auth {
  if (!made) {
    const { project_id, api_key, app_id } = config;
    const app = initializeApp({ projectId: project_id, apiKey: api_key, appId: app_id });
    made = initializeAuth(app, { persistence: inMemoryPersistence });
    if (config.emulator_url) {
      connectAuthEmulator(made, config.emulator_url, { disableWarnings: true });
      made.settings.appVerificationDisabledForTesting = true;
    }
  }
  made.languageCode = language();
  return made;
}

/** The short word of an error of Firebase's, such as `network-request-failed`; null for any other error. */
export function firebaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}
