import type { EdgeOptions } from '@souk/edge';
import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import type { FirebaseSettings } from '@souk/tooling/settings';

/** Firebase as the API is told of it, with what browsers may know apart from what they may not. */
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

/** The same for the edge, which only has to let the page reach it. */
export const edgeFirebase = (settings: FirebaseSettings | undefined): EdgeOptions['firebase'] =>
  settings && {
    phoneCodes: settings.phoneCodes,
    messaging: settings.messaging !== undefined,
    emulatorUrl: settings.emulatorUrl,
  };
