import Type from 'typebox';
import { Email, Phone } from './addresses.ts';
import { call } from './call.ts';
import { CodeSent } from './identity.ts';
import { Message, Nullable, Strict, Text } from './shapes.ts';

export { MAX_PORTRAIT_BYTES } from '../pictures.ts';

/** What `send-code` answered: it is the browser's that asked, and finds its code. */
const RequestId = () => Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const Code = () => Type.String({ pattern: '^[0-9]{6}$' });
const Password = (minLength: number) => Type.String({ minLength, maxLength: 200 });

/** A phone or an e-mail address: exactly one of them. */
const ContactFields = { phone: Type.Optional(Phone()), email: Type.Optional(Email()) };

/** Changes of a profile. A phone or an e-mail that differs from the account's is not stored: it counts once its code was sent back (PRF-7). */
export const UpdateProfileBody = Strict({
  f_name: Text(100, 1),
  l_name: Text(100, 1),
  ...ContactFields,
  password: Type.Optional(Password(8)),
  current_password: Type.Optional(Password(1)),
});
export type UpdateProfileBody = Type.Static<typeof UpdateProfileBody>;

export const ContactKind = Type.Union([Type.Literal('phone'), Type.Literal('email')]);
export type ContactKind = Type.Static<typeof ContactKind>;

export const ProfileUpdated = Type.Object({
  message: Type.String(),
  to_verify: Type.Array(ContactKind, {
    description: 'What was sent and differs from the account: it counts once it is verified by a code',
  }),
});
export type ProfileUpdated = Type.Static<typeof ProfileUpdated>;

/** A device that is signed in to the account. */
export const DeviceSession = Type.Object({
  id: Type.String({ description: 'Made for this list; says nothing of the token' }),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  created_at: Type.String(),
  last_used_at: Type.String({ description: 'To ten minutes' }),
  is_current: Type.Boolean(),
  same_network: Nullable(
    Type.Boolean({
      description: 'Whether it signed in from the network of this request; null where that is not known',
    }),
  ),
});
export type DeviceSession = Type.Static<typeof DeviceSession>;

export const DeviceSessions = Type.Object({ sessions: Type.Array(DeviceSession) });
export type DeviceSessions = Type.Static<typeof DeviceSessions>;

export const RemoveAccountBody = Strict({
  password: Type.Optional(Password(1)),
  otp: Type.Optional(Code()),
  request_id: Type.Optional(RequestId()),
  give_up_wallet: Type.Optional(
    Type.Boolean({ description: 'The customer gives up the money in the wallet' }),
  ),
});
export type RemoveAccountBody = Type.Static<typeof RemoveAccountBody>;

/** A customer's own account: its details, the devices that are signed in, its data and its removal. */
export const accountCalls = {
  updateProfile: call({
    method: 'POST',
    path: '/api/v1/customer/update-profile',
    summary:
      'Changes name, picture and password, which needs `current_password` and ends the other sessions (PRF-2 to PRF-7)',
    needs: 'customer',
    files: { field: 'image', most: 1 },
    body: UpdateProfileBody,
    response: ProfileUpdated,
  }),
  sendContactCode: call({
    method: 'POST',
    path: '/api/v1/customer/contact/send-code',
    summary:
      'Sends a code to a phone or an e-mail address of the customer; the answer is the same whoever has it (PRF-2)',
    needs: 'customer',
    body: Strict(ContactFields),
    response: CodeSent,
  }),
  verifyContact: call({
    method: 'POST',
    path: '/api/v1/customer/contact/verify',
    summary:
      'Stores a phone or an e-mail address that its code was sent back for; 409 where another account has verified it (PRF-2)',
    needs: 'customer',
    // Without the id, the newest code that the same network asked for is meant, as that of the sign-up.
    body: Strict({ ...ContactFields, otp: Code(), request_id: Type.Optional(RequestId()) }),
    response: Message,
  }),
  deviceSessions: call({
    method: 'GET',
    path: '/api/v1/customer/sessions',
    summary: 'The devices that are signed in, last used first (SES-6, SES-14)',
    needs: 'customer',
    response: DeviceSessions,
  }),
  endDeviceSession: call({
    method: 'DELETE',
    path: '/api/v1/customer/sessions',
    summary: 'Signs out one device (SES-14)',
    needs: 'customer',
    query: Type.Object({
      session_id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    }),
    response: Message,
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/v1/customer/sessions/others',
    summary: 'Signs out every device but this one (SES-14)',
    needs: 'customer',
    response: Message,
  }),
  accountData: call({
    method: 'GET',
    path: '/api/v1/customer/data',
    summary: 'Everything that is stored of the customer, as a JSON file; a few times a day',
    needs: 'customer',
    response: Type.Any(),
  }),
  sendRemovalCode: call({
    method: 'POST',
    path: '/api/v1/customer/remove-account/send-code',
    summary: 'Sends the code that removes an account without a password (PRF-8)',
    needs: 'customer',
    response: CodeSent,
  }),
  removeAccount: call({
    method: 'DELETE',
    path: '/api/v1/customer/remove-account',
    summary:
      'Removes the account, by its password or a code: its orders stay, without whose they were (PRF-8); 409 `running_order`, and 409 `wallet` where money is left',
    needs: 'customer',
    body: RemoveAccountBody,
    response: Message,
  }),
};
