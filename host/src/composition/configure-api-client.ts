import { configureClient, requestHeaders } from '@souk/api-client';
import type { PickedLocation, Readable } from '@souk/contracts';
import { language } from '@souk/i18n';
import { softwareId } from '../browser/software-id.ts';
import { apiErrorToast, askAgain } from '../errors/error-handling.ts';
import type { Session } from '../session/session.ts';
import { text } from '../texts/texts.ts';
import type { ToastStore } from '../toasts/toast-store.ts';

interface ApiClientOptions {
  session: Session;
  location: Readable<PickedLocation | null>;
  module: Readable<{ id: number } | null>;
  toasts: ToastStore;
}

/** Gives the API client the session, place and module of its requests, and the handling of failed calls (API-2 to API-6). */
export function configureApiClient({ session, location, module, toasts }: ApiClientOptions): void {
  configureClient({
    headers() {
      const position = location.get();
      return requestHeaders({
        position,
        zoneIds: position?.zoneIds ?? null,
        moduleId: module.get()?.id ?? null,
        token: session.token(),
        language: language(),
        softwareId: softwareId(),
      });
    },
    scope: () => ({
      customer: session.scope(),
      zone: JSON.stringify(location.get()?.zoneIds ?? null),
      module: module.get()?.id ?? null,
      language: language(),
    }),
    guestId: () => (session.token() === null ? session.storedGuestId() : null),
    onError: (error, kind) => toasts.show(apiErrorToast(error, kind === 'query' ? askAgain : undefined)),
    onUnauthorized(token) {
      // A late answer to a call of an earlier session says nothing of this one.
      if (token === null || token !== session.token()) return;
      toasts.show({ kind: 'error', id: 'session-expired', text: text('errors.sessionExpired') });
      session.expire();
      session.services.signIn();
    },
  });
}
