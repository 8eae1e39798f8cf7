import type { Message } from '@souk/contracts';
import { completing } from '../complete.ts';
import { post, remove } from '../request.ts';

/** Where Firebase reaches this browser; with a token only (PSH-5). */
export const sendPushToken = (token: string) =>
  post('/api/v1/customer/cm-firebase-token', completing<Message>({ message: '' }), {
    cm_firebase_token: token,
    _method: 'put',
  });

/** Sends no more push messages to the browser of this session (PSH-5). */
export const removePushToken = () =>
  remove('/api/v1/customer/cm-firebase-token', completing<Message>({ message: '' }));
