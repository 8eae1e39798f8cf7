import { rawClient, type RawClient } from '@souk/http-server/testing';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { openEdge, type Folders } from './edge.ts';

/**
 * One edge at a time in front of a marketplace, and connections to it by the byte; `close` ends all of them.
 * @param place known when the first edge opens
 */
export function edgeWithClients(place: () => { folders: Folders; apiUrl: string }) {
  let edge: RunningEdge | null = null;
  const clients: RawClient[] = [];
  return {
    clients,
    /** The address of a new edge. */
    async open(options: Partial<EdgeOptions> = {}): Promise<string> {
      const { folders, apiUrl } = place();
      edge = await openEdge(folders, { apiUrl, ...options });
      return edge.url;
    },
    client(...args: Parameters<typeof rawClient>): RawClient {
      const opened = rawClient(...args);
      clients.push(opened);
      return opened;
    },
    disconnect(): void {
      for (const { socket } of clients.splice(0)) socket.destroy();
    },
    async close(): Promise<void> {
      await edge?.close();
      edge = null;
    },
  };
}
