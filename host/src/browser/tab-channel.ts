export interface TabChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/** Messages between the tabs of this browser under a name. Where the browser refuses that, each tab works by itself. */
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
