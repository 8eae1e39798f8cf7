import type {
  CodeSent,
  DeviceSession,
  Message,
  ProfileUpdated,
  RemoveAccountBody,
  UpdateProfileBody,
} from '@souk/contracts';
import { completing, listOf, raw } from '../complete.ts';
import { queryOf } from '../query-of.ts';
import { get, post, postForm, remove } from '../request.ts';

const readMessage = completing<Message>({ message: '' });
const readCodeSent = completing<CodeSent>({ message: '', request_id: '' });
/** Another backend stores a contact at once. */
const readUpdated = completing<ProfileUpdated>({ message: '', to_verify: [] });
const readSessions = (value: unknown) => ({
  sessions: listOf(
    completing<DeviceSession, 'id' | 'created_at' | 'last_used_at'>({
      browser: null,
      system: null,
      is_current: false,
      same_network: null,
    }),
  )(raw(value).sessions),
});

/** Uploading a photograph, or downloading all data, takes longer than other calls on a slow connection. */
const LONG_TIMEOUT_MS = 120_000;

/** Changes name, picture and password (PRF-7). Rejects with 422 naming the field, 413 at `image` for a heavy picture. */
export function updateProfile(details: UpdateProfileBody, image?: Blob | null): Promise<ProfileUpdated> {
  const form = new FormData();
  for (const [name, value] of Object.entries(details)) if (value !== undefined) form.append(name, value);
  if (image) form.append('image', image);
  return postForm('/api/v1/customer/update-profile', readUpdated, form, { timeout: LONG_TIMEOUT_MS });
}

/** A phone in E.164, or an e-mail address. */
export type ContactBody = { phone: string } | { email: string };

/** Sends a code to a contact of the customer (PRF-2). Rejects with 429 naming it where one was sent a short while ago. */
export const sendContactCode = (contact: ContactBody) =>
  post('/api/v1/customer/contact/send-code', readCodeSent, contact);

/** Stores a contact that its code came back for (PRF-2). Rejects with 422 at `otp`, 409 where another account has verified it. */
export const verifyContact = (body: ContactBody & { otp: string; request_id?: string }) =>
  post('/api/v1/customer/contact/verify', readMessage, body);

/** The devices that are signed in (SES-14). */
export const fetchDeviceSessions = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/sessions', readSessions, {}, signal);
export const deviceSessionsQuery = () =>
  queryOf('deviceSessions', fetchDeviceSessions, {}, { on: ['customer'] });

/** Signs out one device. Rejects with 404 where it is signed out already. */
export const endDeviceSession = (id: string) =>
  remove('/api/v1/customer/sessions', readMessage, { session_id: id });

/** Signs out every device but this one. */
export const endOtherSessions = () => remove('/api/v1/customer/sessions/others', readMessage);

/** Everything that is stored of the customer, for a JSON file; a few times a day, then it rejects with 429. */
export const fetchAccountData = () =>
  get('/api/v1/customer/data', (data) => data, {}, undefined, { timeout: LONG_TIMEOUT_MS });

/** Sends the code that removes an account without a password (PRF-8). */
export const sendRemovalCode = () => post('/api/v1/customer/remove-account/send-code', readCodeSent);

/** Removes the account (PRF-8). Rejects with 409 `running_order` or `wallet`, 422 at `password` or `otp`. */
export const removeAccount = (body: RemoveAccountBody) =>
  remove('/api/v1/customer/remove-account', readMessage, {}, { json: body });
