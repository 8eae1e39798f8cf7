export interface TabChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/** What this browser's tabs tell each other under a name. Where the browser refuses that, each tab is alone. */
export function openTabChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const channel = broadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}

/** Firefox refuses one where site data is blocked. */
function broadcastChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
