import { createContext, useContext } from 'react';
import { accountPath, ROUTES } from '@souk/contracts';
import type { Conversation } from '@souk/contracts';

/** Where the conversations are drawn: their links stay there (AMB-8). */
export interface ChatPlace {
  listPath: string;
  /** Whether the place has a heading of its own above them. */
  hasHeading: boolean;
  threadPath(conversation: Pick<Conversation, 'id' | 'receiver_type' | 'receiver_id'>): string;
}

/** A page of their own (CHT-1). */
export const CHAT_PAGE: ChatPlace = {
  listPath: ROUTES.chatting,
  hasHeading: false,
  threadPath: ({ id, receiver_type }) =>
    `${ROUTES.chatting}?conversationId=${id}&type=${receiver_type}&chatFrom=list`,
};

/** The profile's page (CHT-1, AMB-8). */
export const INBOX: ChatPlace = {
  listPath: accountPath('inbox'),
  hasHeading: true,
  threadPath: ({ receiver_type, receiver_id }) =>
    accountPath('inbox', { type: receiver_type, id: receiver_id, chatFrom: 'list' }),
};

const Context = createContext<ChatPlace>(CHAT_PAGE);
export const ChatPlaceProvider = Context.Provider;
export const useChatPlace = (): ChatPlace => useContext(Context);
