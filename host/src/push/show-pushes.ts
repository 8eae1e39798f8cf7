import { queryClient, refetchOrders } from '@souk/api-client';
import { ROUTES, trackingPath } from '@souk/contracts';
import type { PushMessage, ShellServices } from '@souk/contracts';
import { pushIn } from './push-data.ts';
import { shownReferral } from './shown-referral.ts';
import { text } from './texts/texts.ts';

/** How long a push stays; there is something to read and to press (PSH-3 has the same time). */
const DURATION = 5000;

/** What a message may have changed, by the names of queries. */
const MESSAGES = ['unreadMessages', 'conversations', 'conversation', 'searchConversations'];

export type PushShell = Pick<ShellServices, 'toast' | 'navigate' | 'canNavigate' | 'history'>;

/** Shows a pushed message, and refetches its subject (PSH-2 to PSH-4). */
export function showPush(shell: PushShell, message: PushMessage): void {
  if (message.type === 'message') {
    refetchMessages();
    if (isChat(shell.history.location)) return;
    shell.toast({
      kind: 'info',
      id: 'push-message',
      text: text('message'),
      duration: DURATION,
      ...linkTo(shell, pathsOf(message)),
    });
    return;
  }
  if (message.type === 'referral_code') {
    shownReferral.set(message);
    return;
  }
  if (message.order_id !== null) {
    void refetchOrders();
    if (isPageOf(message.order_id, shell.history.location)) return;
  }
  shell.toast({
    kind: 'info',
    // A later step takes the place of the one before.
    id: `push-${message.type}-${message.order_id ?? message.id}`,
    text: [message.title, message.body].filter(Boolean).join(': '),
    duration: DURATION,
    ...linkTo(shell, pathsOf(message)),
  });
}

/** Opens the subject of a notification that was pressed while no page was visible; `opened` is what the worker says of it. */
export function openPushed({ navigate, canNavigate }: PushShell, opened: unknown): void {
  const message = pushIn(opened);
  const to = message && pathsOf(message).find((path) => canNavigate(path));
  if (to) navigate(to);
}

const pathsOf = (message: PushMessage) => {
  if (message.type === 'message') return [chatPath(message)];
  return message.order_id === null ? [] : orderPaths(message.order_id);
};

/** Both ways in show the same screen (AMB-8). */
const isChat = ({ pathname, search }: ShellServices['history']['location']) =>
  pathname === ROUTES.chatting ||
  (pathname === ROUTES.profile && new URLSearchParams(search).get('page') === 'inbox');

/** Whether the page shows an order, and with it what became of it: its details, its way, or that it was placed. */
const isPageOf = (orderId: number, { search }: ShellServices['history']['location']) => {
  const params = new URLSearchParams(search);
  return [params.get('orderId'), params.get('order_id')].includes(String(orderId));
};

const chatPath = ({ conversation_id, sender_type }: PushMessage) => {
  const params = new URLSearchParams({
    ...(conversation_id !== null && { conversationId: String(conversation_id) }),
    ...(sender_type !== null && { type: sender_type }),
    chatFrom: 'push',
  });
  return `${ROUTES.chatting}?${params}`;
};

/** The order in my-orders, followed above it; while no release draws that, where it was placed. */
const orderPaths = (id: number) => [trackingPath(id), `${ROUTES.orderPlaced}?order_id=${id}`];

function linkTo({ canNavigate, navigate }: PushShell, paths: readonly string[]) {
  const to = paths.find((path) => canNavigate(path));
  return to === undefined ? {} : { action: { label: text('open'), run: () => navigate(to) } };
}

function refetchMessages(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => MESSAGES.includes(String(queryKey[1]).replace(/\/pages$/, '')),
  });
}
