import { ApiError, newIdempotencyKey, queryClient, sendMessage, type fetchThread } from '@souk/api-client';
import type { ChatMessage, ShellServices } from '@souk/contracts';
import type { Outgoing, Receiver } from './outgoing.ts';
import { dropMessage, storeMessage, type StoredMessage, readMessages } from './stored-messages.ts';
import { dropPictures, storePictures, readPictures } from './stored-pictures.ts';

export interface Outbox {
  get(): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  send(to: Receiver, text: string, images: readonly Blob[], orderId?: number): void;
  retry(key: string): void;
  discard(key: string): void;
}

/** In the page's memory with its pictures, so that it outlives a swap of this remote's release. */
const DRAFT = 'account/outbox';
const boxes = new WeakMap<ShellServices, Outbox>();

/** What the page still has to send; one for all of it. What was not sent before a reload is in it again. */
export function outboxOf(shell: ShellServices): Outbox {
  const held = boxes.get(shell) ?? createOutbox(shell);
  boxes.set(shell, held);
  return held;
}

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'key' in value && 'to' in value && 'state' in value;

const isNamed = (name: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === name,
});

interface ThreadPages {
  pages: Awaited<ReturnType<typeof fetchThread>>[];
}

/** A sent message is added to the thread before the thread is reloaded, so that it never disappears for a moment. */
function showAsSent(sent: ChatMessage, to: Receiver): void {
  queryClient.setQueriesData<ThreadPages>(isNamed('conversation/pages'), (thread) => {
    const [newest, ...earlier] = thread?.pages ?? [];
    const isIt = newest?.receiver.type === to.type && newest.receiver.id === to.id;
    if (!thread || !newest || !isIt || newest.messages.some(({ id }) => id === sent.id)) return thread;
    return { ...thread, pages: [{ ...newest, messages: [sent, ...newest.messages] }, ...earlier] };
  });
  for (const name of ['conversation/pages', 'conversations/pages']) void refetch(name);
}

/** What was asked before may be answered without the message, and an answer that is the first would stay. */
async function refetch(name: string): Promise<void> {
  await queryClient.cancelQueries(isNamed(name));
  await queryClient.invalidateQueries(isNamed(name));
}

function forget({ key, images, lost }: Outgoing): void {
  dropMessage(key);
  if (images.length > 0 || lost) void dropPictures(key);
}

function createOutbox({ drafts, session }: ShellServices): Outbox {
  const stored = drafts.read(DRAFT);
  // Messages in progress when the release was replaced are sent again: their key makes them count once.
  let messages: readonly Outgoing[] = (Array.isArray(stored) ? stored : []).filter(isOutgoing);
  const listeners = new Set<() => void>();
  /** The customer whose messages these are; null while the session is unknown. */
  let owner: number | null = null;
  const set = (next: readonly Outgoing[]) => {
    for (const message of messages) if (!next.some(({ key }) => key === message.key)) forget(message);
    const before = messages;
    messages = next;
    drafts.keep(DRAFT, [...next]);
    if (owner !== null)
      for (const message of next) if (!before.includes(message)) storeMessage(owner, message);
    for (const listener of listeners) listener();
  };
  const mark = (key: string, state: Outgoing['state'], reason?: string) =>
    set(messages.map((message) => (message.key === key ? { ...message, state, reason } : message)));

  const deliver = async ({ key, to, orderId, text, images }: Outgoing) => {
    try {
      const sent = await sendMessage({
        receiver_type: to.type,
        receiver_id: to.id,
        ...(text && { message: text }),
        order_id: orderId,
        client_key: key,
        images,
      });
      showAsSent(sent, to);
      set(messages.filter((message) => message.key !== key));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'http' && error.status < 500)
        mark(key, 'failed', error.errors[0]?.message);
      else mark(key, 'waiting');
    }
  };
  const retry = (key: string) => {
    const message = messages.find((each) => each.key === key);
    if (!message || message.state === 'sending') return;
    mark(key, 'sending');
    void deliver(message);
  };

  for (const message of messages.filter(({ state }) => state === 'sending')) void deliver(message);
  window.addEventListener('online', () => {
    for (const { key } of messages.filter(({ state }) => state === 'waiting')) retry(key);
  });

  const restored = async (stored: StoredMessage): Promise<Outgoing> => {
    const { pictures, ...message } = stored;
    const images = pictures > 0 ? await readPictures(stored.key) : [];
    const lost = images.length < pictures;
    const state = lost || stored.state === 'failed' ? 'failed' : 'sending';
    return { ...message, images, state, ...(lost ? { lost } : {}) };
  };
  /** What was written before a reload goes out, one after the other. */
  const restore = async (customer: number) => {
    for (const message of messages) storeMessage(customer, message);
    const here = new Set(messages.map(({ key }) => key));
    const found = await Promise.all(
      readMessages(customer)
        .filter(({ key }) => !here.has(key))
        .map(restored),
    );
    if (owner !== customer || found.length === 0) return;
    set([...found, ...messages]);
    for (const message of found) if (message.state === 'sending') await deliver(message);
  };
  // A customer's messages are never sent by another customer.
  let { status } = session.state.get();
  const follow = () => {
    const { status: now, customer } = session.state.get();
    if (now !== status) {
      set([]);
      owner = null;
    }
    status = now;
    if (!customer || customer.id === owner) return;
    owner = customer.id;
    void restore(owner);
  };
  follow();
  session.state.subscribe(follow);

  return {
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(to, text, images, orderId) {
      const message: Outgoing = {
        key: newIdempotencyKey(),
        to,
        ...(orderId !== undefined && { orderId }),
        text,
        images,
        state: 'sending',
        at: new Date().toISOString(),
      };
      set([...messages, message]);
      if (images.length > 0) void storePictures(message.key, images);
      void deliver(message);
    },
    retry,
    discard: (key) => set(messages.filter((message) => message.key !== key)),
  };
}
