import type { PushMessage } from '@souk/contracts/api';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Language } from '../texts/translate.ts';

/** A row of `push_messages`; `bigint` is returned as text. */
export interface PushRow {
  id: string;
  type: string;
  title: LocalizedText;
  body: LocalizedText;
  conversation_id: number | null;
  sender_type: string | null;
  order_id: number | null;
}

/** A message as browsers receive it, over the stream or the push service (PSH-1). */
export const pushWire = (row: PushRow, language: Language): PushMessage => ({
  id: Number(row.id),
  type: row.type,
  title: textIn(language, row.title),
  body: textIn(language, row.body),
  conversation_id: row.conversation_id,
  sender_type: row.sender_type,
  order_id: row.order_id,
});
