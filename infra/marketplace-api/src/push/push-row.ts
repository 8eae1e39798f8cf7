import type { PushMessage } from '@souk/contracts/api';
import { wordsIn, type Words } from '../entities/words.ts';
import type { Language } from '../texts/say.ts';

/** A row of `push_messages`; `bigint` arrives as text. */
export interface PushRow {
  id: string;
  type: string;
  title: Words;
  body: Words;
  conversation_id: number | null;
  sender_type: string | null;
  order_id: number | null;
}

/** A message as its reader hears it, whichever way it goes (PSH-1). */
export const pushWire = (row: PushRow, language: Language): PushMessage => ({
  id: Number(row.id),
  type: row.type,
  title: wordsIn(language, row.title),
  body: wordsIn(language, row.body),
  conversation_id: row.conversation_id,
  sender_type: row.sender_type,
  order_id: row.order_id,
});
