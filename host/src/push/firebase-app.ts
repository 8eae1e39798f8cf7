import type { FirebaseConfig } from '@souk/contracts';
import { initializeApp, type FirebaseApp } from 'firebase/app';

let made: FirebaseApp | null = null;

/** One for the page. */
export const firebaseApp = (config: FirebaseConfig): FirebaseApp =>
  (made ??= initializeApp({
    projectId: config.project_id,
    apiKey: config.api_key,
    appId: config.app_id,
    messagingSenderId: config.sender_id ?? undefined,
  }));
