import type { EdgeOptions } from '@souk/edge';
import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import type { FirebaseSettings } from '@souk/tooling/settings';

/** Firebase's settings for the API, with the public part for browsers. */
export const apiFirebase = (settings: FirebaseSettings | undefined): MarketplaceApiOptions['firebase'] =>
  settings && {
    browser: {
      project_id: settings.projectId,
      api_key: settings.apiKey,
      app_id: settings.appId,
      sender_id: settings.messaging?.senderId ?? null,
      vapid_key: settings.messaging?.vapidKey ?? null,
      phone_codes: settings.phoneCodes,
      emulator_url: settings.emulatorUrl ?? null,
      providers: settings.providers.map(({ name, clientId }) => ({ name, client_id: clientId })),
    },
    serviceAccount: settings.messaging?.serviceAccount,
  };

/** Firebase's settings for the edge, which only has to allow them in its security policy. */
export const edgeFirebase = (settings: FirebaseSettings | undefined): EdgeOptions['firebase'] =>
  settings && {
    phoneCodes: settings.phoneCodes,
    messaging: settings.messaging !== undefined,
    emulatorUrl: settings.emulatorUrl,
  };
