import { createContext, useContext } from 'react';
import { accountPath, ROUTES } from '@souk/contracts';
import type { Conversation } from '@souk/contracts';

/** Where the conversations are drawn: their links stay there (AMB-8). */
export interface ChatPlace {
  listPath: string;
  /** Whether the place has a heading of its own above them. */
  hasHeading: boolean;
  /** How much of the window's height stands above them: on a narrow page, and on a wide one. */
  above: { narrow: string; wide: string };
  threadPath(conversation: Pick<Conversation, 'id' | 'receiver_type' | 'receiver_id'>): string;
}

/** A page of their own (CHT-1). */
export const CHAT_PAGE: ChatPlace = {
  listPath: ROUTES.chatting,
  hasHeading: false,
  above: { narrow: '120px', wide: '120px' },
  threadPath: ({ id, receiver_type }) =>
    `${ROUTES.chatting}?conversationId=${id}&type=${receiver_type}&chatFrom=list`,
};

/** The profile's page (CHT-1, AMB-8). */
export const INBOX: ChatPlace = {
  listPath: accountPath('inbox'),
  hasHeading: true,
  above: { narrow: '292px', wide: '170px' },
  threadPath: ({ receiver_type, receiver_id }) =>
    accountPath('inbox', { type: receiver_type, id: receiver_id, chatFrom: 'list' }),
};

const Context = createContext<ChatPlace>(CHAT_PAGE);
export const ChatPlaceProvider = Context.Provider;
export const useChatPlace = (): ChatPlace => useContext(Context);
