// Receives push messages of Firebase Cloud Messaging while no page is open or looked at (PSH-6). It stores nothing and
// answers no requests; its texts come with the message, in the language of the subscriber.

self.addEventListener('push', (event) => event.waitUntil(hear(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

async function hear(data) {
  const message = messageIn(data);
  if (!message) return;
  const pages = await openPages();
  for (const page of pages) page.postMessage({ push: message });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(message.title || '', {
    body: message.body || '',
    dir: 'auto',
    icon: '/favicon.svg',
    // The same message twice is one notification.
    tag: `souk-${message.id}`,
    data: message,
  });
}

async function open(notification) {
  notification.close();
  const message = notification.data;
  const [page] = await openPages();
  if (!page) return self.clients.openWindow(pathOf(message));
  page.postMessage({ opened: message });
  return page.focus();
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Null for what is not a message of ours. */
function messageIn(data) {
  try {
    const message = data.json().data;
    return typeof message.id === 'string' && typeof message.type === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** Where a new page begins; one that is open finds its way by itself. */
function pathOf({ type, conversation_id: conversation, sender_type: sender, order_id: order }) {
  if (type === 'message')
    return `/chatting?${new URLSearchParams({
      ...(conversation && { conversationId: conversation }),
      ...(sender && { type: sender }),
      chatFrom: 'push',
    })}`;
  return order ? `/checkout/placed?order_id=${encodeURIComponent(order)}` : '/';
}
