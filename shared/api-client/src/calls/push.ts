import type { Message } from '@souk/contracts';
import { completing } from '../complete.ts';
import { post } from '../request.ts';

/** Where Firebase reaches this browser; with a token only (PSH-5). */
export const sendPushToken = (token: string) =>
  post('/api/v1/customer/cm-firebase-token', completing<Message>({ message: '' }), {
    cm_firebase_token: token,
    _method: 'put',
  });
