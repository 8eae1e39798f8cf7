import Type from 'typebox';
import { call } from './call.ts';
import { Counter, Strict, Text } from './shapes.ts';
import { GuestId } from './session.ts';

export const FilePurpose = Type.Union([
  Type.Literal('prescription'),
  Type.Literal('refund'),
  Type.Literal('chat'),
  Type.Literal('profile'),
  Type.Literal('review'),
]);
export type FilePurpose = Type.Static<typeof FilePurpose>;

/** A picture that was decoded and encoded again, without what cameras note in it. Only its owner and whom it was sent to see it. */
export const StoredFile = Type.Object({
  id: Type.String({ description: 'Names it in the call that uses it, within a day' }),
  /** Holds for some minutes. */
  full_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type StoredFile = Type.Static<typeof StoredFile>;

export { MAX_PICTURE_BYTES, MAX_PICTURES } from '../pictures.ts';

export const fileCalls = {
  uploadFile: call({
    method: 'POST',
    path: '/api/v1/customer/files',
    summary:
      'Takes one picture for later use: a prescription, a refund, a message, a portrait, a review (CHT-4, RX-3, REV-3)',
    needs: 'visitor',
    files: { field: 'file', most: 1 },
    body: Strict({ purpose: FilePurpose, guest_id: Type.Optional(GuestId()) }),
    response: StoredFile,
  }),
};

/** Read by `<img>`, not by the client: its address comes signed in the answers of other calls. */
export const privateFile = call({
  method: 'GET',
  path: '/api/v1/files/:id',
  summary: 'A private picture, by an address that was signed for its reader and ends',
  params: Type.Object({ id: Text(64, 16) }),
  query: Type.Object({ expires: Counter(), signature: Text(100, 1) }),
  response: Type.Any(),
});
